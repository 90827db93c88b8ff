import GithubSlugger from 'github-slugger';

/** A part of a page's Markdown: a heading with what follows it up to the next one. */
export interface CopySection {
  /** '' for the beginning of the page. */
  id: string;
  level: number;
  title: string;
  /** With its heading. */
  text: string;
}

const FENCE = /^[\s>]*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6}) (.*)$/;
/** A heading whose id isn't what its words would give. */
const WITH_ID = /^\[(.*)\]\(#([\w-]+)\)$/;

/** Splits a Markdown copy at its headings; ids are those of the page. */
export function splitCopy(markdown: string): CopySection[] {
  const slugger = new GithubSlugger();
  const lines: string[] = [];
  const first = { id: '', level: 1, title: '', lines };
  const sections = [first];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const current = sections.at(-1) ?? first;
    const [, ticks = ''] = FENCE.exec(line) ?? [];
    const [, hashes = '', words = ''] = HEADING.exec(line) ?? [];
    const isHeading = fence === '' && hashes !== '';
    if (fence === '') fence = ticks;
    else if (ticks.startsWith(fence)) fence = '';
    if (!isHeading) {
      current.lines.push(line);
      continue;
    }
    const [, linked = words, ownId = ''] = WITH_ID.exec(words) ?? [];
    const title = plainTitle(linked);
    if (hashes.length === 1 && current === first && !first.title) {
      Object.assign(first, { title, lines: [...first.lines, line] });
      continue;
    }
    const id = ownId || slugger.slug(title);
    sections.push({ id, level: hashes.length, title, lines: [line] });
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    text: lines.join('\n').trim(),
  }));
}

/** A section with all that is nested in it. */
export function nestedSections(
  sections: readonly CopySection[],
  id: string,
): CopySection[] {
  const at = sections.findIndex(section => section.id === id);
  const own = sections[at];
  if (!own) return [];
  const rest = sections.slice(at + 1);
  const end = rest.findIndex(({ level }) => level <= own.level);
  return [own, ...rest.slice(0, end === -1 ? rest.length : end)];
}

/** A heading's words without their markup. */
function plainTitle(words: string): string {
  return words
    .split(/(`[^`]*`)/)
    .map(part =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/\*\*|\\(?=[^\w\s])/g, ''),
    )
    .join('')
    .trim();
}
