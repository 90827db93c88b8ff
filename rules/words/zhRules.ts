import autocorrect from 'autocorrect-node';
import { pageRule, type PageFinding } from '../Rule.ts';
import { CODE, flattenBlocks, type FlatBlock } from './pageTexts.ts';
import type { Page } from '../../content-model/Page.ts';
import { walk, type SyntaxNode } from '../../content-model/SyntaxNode.ts';

/** Chinese spacing and punctuation, as autocorrect writes them. */
export const zhAutocorrect = pageRule({
  id: 'zh-autocorrect',
  why: 'Chinese text uses full-width punctuation, and spaces next to Latin letters and digits.',
  lang: 'zh',
  check: page => {
    const { lines } = autocorrect.lintFor(page.source, page.file);
    return lines.map(line => ({
      line: line.l,
      what: `Spacing or punctuation is off: "${line.old.trim()}".`,
      remedy: `Write "${line.new.trim()}".`,
    }));
  },
});

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${CODE}]`;
const afterWord = `(?<=[${CODE}A-Za-z0-9”）])`;
const fullWidth = '，。；：？！、';

/** What autocorrect doesn't see, because there's markup between the two. */
const edgeFaults: TextFault[] = [
  {
    pattern: new RegExp(
      `(?<=${han})(?=${latin})|(?<=${latin})(?=${han})`,
      'gu',
    ),
    what: 'no space between Chinese and Latin text or code',
    remedy: 'Put one space between them.',
  },
  {
    pattern: new RegExp(
      `${afterWord}[,;:?!](?=\\s*(?:${han}|${CODE}|$))|(?<=${CODE})\\.(?=\\s|$)`,
      'gu',
    ),
    what: 'half-width punctuation in a Chinese sentence',
    remedy: 'Use ，。；：？！ or 、 in a Chinese sentence.',
  },
  {
    pattern: new RegExp(
      `(?<=[${fullWidth}（“]) (?=\\S)|(?<=\\S) (?=[${fullWidth}）”])`,
      'gu',
    ),
    what: 'a space next to full-width punctuation',
    remedy: 'Full-width punctuation includes its own space: remove this one.',
  },
];

/** Chinese spacing and punctuation at the edges of code, links, and emphasis. */
export const zhEdges = pageRule({
  id: 'zh-edges',
  why: 'Readers see the text without its markup, and uneven spacing looks like a mistake.',
  lang: 'zh',
  check: page =>
    findFaults(
      page,
      edgeFaults,
      // After bold text, a space may be needed: see the rule on emphasis.
      ({ edges, emphasisEnds }, start, end) =>
        !emphasisEnds.has(start) && (edges.has(start) || edges.has(end)),
    ),
});

const markFaults: TextFault[] = [
  {
    pattern: /["'](?=\p{Script=Han})|(?<=[\p{Script=Han}，。；：？！])["']/gu,
    what: 'a straight quotation mark',
    remedy: 'Quote with “ and ”, and inside them with ‘ and ’.',
  },
  {
    pattern: /[「」『』]/gu,
    what: 'a corner bracket',
    remedy: 'Quote with “ and ”, as the other pages do.',
  },
  {
    pattern: /“(?=[^”]*(?:“|$))|(?<=(?:^|”)[^“]*)”/gu,
    what: 'a quotation mark without its counterpart',
    remedy: 'Open with “ and close with ”.',
  },
  {
    pattern: /\((?=[^()]*\p{Script=Han}[^()]*\))/gu,
    what: 'a half-width bracket around Chinese text',
    remedy: 'Use （ and ）.',
  },
  {
    pattern: /\.{3,}|。{2,}|(?<!…)…(?!…)/gu,
    what: 'a wrong ellipsis',
    remedy: 'Write ……, six dots in two characters.',
  },
];

/** Chinese quotation marks, brackets, and ellipses. */
export const zhMarks = pageRule({
  id: 'zh-marks',
  why: 'Chinese has its own punctuation; the Latin marks are narrow and sit at the wrong height.',
  lang: 'zh',
  check: page => findFaults(page, markFaults, () => true),
});

const isPunctuation = (text: string) => /^[\p{P}\p{S}]$/u.test(text);
const isOpen = (text: string) => text === '' || /\s/.test(text);

/** Bold and italic that every Markdown parser understands. */
export const zhEmphasis = pageRule({
  id: 'zh-emphasis',
  why: 'Outside this site (Markdown copies, GitHub), the asterisks would show: next to punctuation, they need a space.',
  lang: 'zh',
  check: page =>
    [...walk(page.tree)].flatMap(node => [
      ...findTrap(node, page),
      ...findLeftover(node),
    ]),
});

/** CommonMark: `**` next to punctuation needs a space or punctuation outside. */
function findTrap(node: SyntaxNode, page: Page): PageFinding[] {
  if (node.type !== 'strong' && node.type !== 'emphasis') return [];
  const { start, end } = node.position;
  const marks = node.type === 'strong' ? 2 : 1;
  const at = (offset: number) => page.text.charAt(offset);
  const pairs = [
    { outside: at(start.offset - 1), inside: at(start.offset + marks) },
    { outside: at(end.offset), inside: at(end.offset - marks - 1) },
  ];
  const isTrap = pairs.some(
    ({ outside, inside }) =>
      isPunctuation(inside) && !isOpen(outside) && !isPunctuation(outside),
  );
  if (!isTrap) return [];
  return [
    {
      line: start.line,
      what: `"${page.text.slice(start.offset - 1, end.offset + 1)}" has punctuation inside and a letter outside the marks.`,
      remedy:
        'Move the punctuation out of the emphasis, or add a space outside.',
    },
  ];
}

function findLeftover({
  type,
  value = '',
  position,
}: SyntaxNode): PageFinding[] {
  if (type !== 'text' || !value.includes('**')) return [];
  return [
    {
      line: position.start.line,
      what: "Asterisks are left in the text: this emphasis isn't closed.",
      remedy: 'Put ** directly next to the first and last letter.',
    },
  ];
}

/** A pattern that a Chinese text must not contain. */
interface TextFault {
  pattern: RegExp;
  /** Completes "There is …". */
  what: string;
  remedy: string;
}

/** Characters shown on each side of a match. */
const EXCERPT_REACH = 8;

/** Searches the Chinese blocks of a page for patterns. */
function findFaults(
  page: Page,
  faults: readonly TextFault[],
  isFault: (block: FlatBlock, start: number, end: number) => boolean,
): PageFinding[] {
  return flattenBlocks(page)
    .filter(({ text }) => /\p{Script=Han}/u.test(text))
    .flatMap(block =>
      faults.flatMap(({ pattern, what, remedy }) =>
        [...block.text.matchAll(pattern)]
          .filter(({ index, 0: match }) =>
            isFault(block, index, index + match.length),
          )
          .map(({ index }) => ({
            line: block.lineAt(index),
            what: `There is ${what}: "${excerpt(block.text, index)}".`,
            remedy,
          })),
      ),
    );
}

function excerpt(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - EXCERPT_REACH), index + EXCERPT_REACH)
    .replaceAll(CODE, '`…`')
    .trim();
}
