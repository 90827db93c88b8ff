import type { Rows, ToolName } from '@rslib-website/converter/Conversion';
import { PLUGINS, readRows } from '@rslib-website/converter/readRows';

/** What the Markdown copies of the guides say about a tool, and plugins of Rollup. */
export async function loadRows(
  tool: ToolName,
  pathOf: (page: string) => string,
): Promise<Rows> {
  const pages = [...new Set([PLUGINS, tool])].map(
    one => `/guide/migration/${one}`,
  );
  const copies = await Promise.all(
    pages.map(async page => {
      const answer = await fetch(`${pathOf(page)}.md`);
      if (!answer.ok) throw new Error(`${page} has no copy.`);
      return [page, splitSections(await answer.text())] as const;
    }),
  );
  const sections = new Map(copies);
  return readRows(tool, page => sections.get(page) ?? []);
}

/** The sections with tables, as content-model/splitCopy.ts finds them. */
const splitSections = (copy: string) =>
  copy.split(/^#+ (?=.*\n)/m).map(text => {
    const [, words = '', id] = /^(?:\[(.*)\]\(#([\w-]+)\)|.*)/.exec(text) ?? [];
    const title = words || (text.split('\n')[0] ?? '');
    const slug = title.toLowerCase().replaceAll(/[^\w\s-]/g, '');
    return { id: id ?? slug.replaceAll(' ', '-'), text };
  });
