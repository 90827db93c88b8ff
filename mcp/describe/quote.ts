import { splitBlocks } from '../../content-model/splitBlocks.ts';
import {
  nestedSections,
  type CopySection,
} from '../../content-model/splitCopy.ts';
import { origin } from '../../site/site.ts';
import type { DocParts } from '../docs/Docs.ts';

type Pages = DocParts['pages'];

/** How long an answer and its quotations may be. */
export interface QuoteLimits {
  /** How many there are, how long the best ones are together, and each of the others. */
  count: number;
  most: number;
  least: number;
  all: number;
}

/**
 * Sections by their paths (`/zh/a#b`): title, URL, and text; then the URLs of those
 * that didn't fit. The best isn't always the right one, so the others are quoted, too,
 * but only their beginning: whoever needs more reads the page.
 */
export function quoteSections(
  pages: Pages,
  paths: readonly string[],
  { least, count, most, all }: QuoteLimits,
): string {
  const known = paths.filter(path => lookUp(pages, path).section);
  const rest = known.slice(count);
  let best = most;
  const quotes = known.slice(0, count).map(path => {
    const quote = quoteSection(pages, path, Math.max(least, best)) ?? '';
    best -= quote.length;
    return quote;
  });
  const left =
    all - quotes.reduce((sum, one) => sum + one.length + SEPARATOR.length, 0);
  const others = rest.map(
    path => `- ${titleOf(pages, path)}: ${origin}${path}`,
  );
  return [quotes.join(SEPARATOR), fit(others, Math.min(left, FRAME))]
    .filter(Boolean)
    .join('\n\n');
}

const SEPARATOR = '\n\n---\n\n';
const REST = 'Also related, for get_page:';
/** For a list of those that don't fit. */
const FRAME = 400;

function fit(lines: readonly string[], room: number): string {
  const shown = [REST];
  let left = room - REST.length - 2;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    shown.push(line);
  }
  return shown.length > 1 ? shown.join('\n') : '';
}

/**
 * A section with its place and URL, and what is nested in it; the beginning of a page
 * lists its sections instead.
 */
function quoteSection(
  pages: Pages,
  path: string,
  most: number,
): string | undefined {
  const { sections, section } = lookUp(pages, path);
  if (!section) return undefined;
  const head = `${titleOf(pages, path)}\n${origin}${path}\n\n`;
  const text = withNested(sections, section, most - head.length);
  const outline = section.id === '' ? headingsOf(sections) : '';
  const room = most - head.length - (outline ? outline.length + 2 : 0);
  const body = cutText(text, room > most / 4 ? room : most - head.length);
  const whole = [body, room > most / 4 ? outline : ''].filter(Boolean);
  return head + whole.join('\n\n');
}

function lookUp(pages: Pages, path: string) {
  const [page = '', id = ''] = path.split('#');
  const sections = Object.hasOwn(pages, page) ? (pages[page] ?? []) : [];
  return { sections, section: sections.find(one => one.id === id) };
}

function titleOf(pages: Pages, path: string): string {
  const { sections, section } = lookUp(pages, path);
  const [first] = sections;
  const titles = [first?.title, section === first ? '' : section?.title];
  return titles.filter(Boolean).join(' › ');
}

/** A section's text, with those that are nested in it as long as they fit whole. */
function withNested(
  sections: readonly CopySection[],
  section: CopySection,
  most: number,
): string {
  const own = absoluteLinks(withoutHeading(section));
  const nested = section.id
    ? nestedSections(sections, section.id).slice(1)
    : [];
  return nested
    .map(({ text }) => absoluteLinks(text))
    .reduce((text, next) => {
      const longer = `${text}\n\n${next}`.trim();
      return longer.length <= most ? longer : text;
    }, own);
}

/** The headings below the beginning of a page, with their ids. */
export function outlineOf(sections: readonly CopySection[]): string {
  return sections
    .slice(1)
    .map(
      ({ level, title, id }) => `${'  '.repeat(level - 2)}- ${title} (#${id})`,
    )
    .join('\n');
}

/** The main headings of a page, in one line. */
function headingsOf(sections: readonly CopySection[]): string {
  const main = sections.filter(({ level, id }) => level === 2 && id !== '');
  const shown = main.filter(({ id }) => id !== 'related-pages');
  return `Sections: ${shown.map(({ title, id }) => `${title} (#${id})`).join(', ')}`;
}

function withoutHeading({ text }: CopySection): string {
  return text.replace(/^#.*\n*/, '');
}

/** Links as readers can open them: to pages instead of their copies, with the host. */
export function absoluteLinks(text: string): string {
  return text
    .replace(
      /\]\((https?:\/\/[^)\s#]*?)(?:(?<=\/)index)?\.md(#[^)\s]*)?\)/g,
      (whole, address: string, hash = '') =>
        address.startsWith(`${origin}/`) ? `](${address}${hash})` : whole,
    )
    .replace(/\]\((?=\/)/g, `](${origin}`);
}

const MORE = '… (more on the page)';

/** Whole blocks as long as they fit; of a first one that's too long, its beginning. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept: string[] = [];
  let left = most - MORE.length - 2;
  for (const block of splitBlocks(text)) {
    left -= block.length + 2;
    if (left < 0) {
      // Half a block is worth more than an empty answer.
      const room = left + block.length;
      if (kept.length === 0 || room > most / 2)
        kept.push(cutBlock(block, room));
      break;
    }
    kept.push(block);
  }
  return [...kept, MORE].join('\n\n');
}

/** Whole lines; code stays a block of code. */
function cutBlock(block: string, most: number): string {
  const [first = ''] = block.split('\n');
  const [fence = ''] = /^[\s>]*(?:`{3,}|~{3,})/.exec(first) ?? [];
  const lines: string[] = [];
  let left = most - fence.length - 4;
  for (const line of block.split('\n')) {
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
  }
  if (lines.length === 0) return block.slice(0, Math.max(most, 0));
  return [...lines, ...(fence ? [fence] : [])].join('\n');
}
