import { splitBlocks } from '../../content-model/splitBlocks.ts';
import { splitCopy } from '../../content-model/splitCopy.ts';

/** Shorter ones are steps such as "Build it:", which belong to their page. */
const LEAST_LENGTH = 100;
/** Lists of links: useless in a file that contains all pages. */
const LEFT_OUT = new Set(['related-pages']);

interface RepeatPage {
  url: string;
  markdown: string;
}

/**
 * Pages without what an earlier one already says: a block that has been there before
 * becomes a reference to it. `same` is its wording, with `{{path}}`.
 */
export function dropRepeats<Page extends RepeatPage>(
  pages: readonly Page[],
  same: string,
): Page[] {
  const known = new Map<string, string>();
  return pages.map(page => {
    const parts = splitCopy(page.markdown)
      .filter(({ id }) => !LEFT_OUT.has(id))
      .map(({ id, text }) => {
        const place = pathOf(page) + (id && `#${id}`);
        const blocks = splitBlocks(text).map(block => {
          const before = block.length < LEAST_LENGTH ? '' : known.get(block);
          if (before) return same.replace('{{path}}', before);
          if (block.length >= LEAST_LENGTH) known.set(block, place);
          return block;
        });
        return blocks.join('\n\n');
      });
    return { ...page, markdown: `${parts.join('\n\n')}\n` };
  });
}

/** The path alone is shorter than the URL, which precedes the text of each page. */
function pathOf({ url }: RepeatPage): string {
  return new URL(url).pathname.replace(/(?:(?<=\/)index)?\.md$/, '');
}
