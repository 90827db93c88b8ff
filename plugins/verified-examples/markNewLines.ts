import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';
import { diffLines } from '../../shared/diffLines.ts';

export interface PageNode {
  type: string;
  value?: string;
  meta?: string | null;
  children?: PageNode[];
}

/** Files whose lines are settings; in others, each example has its own words. */
const SETTINGS = /(?:\.config\.\w+|tsconfig[\w.]*\.json)$/;
const WORD = /[\w$@./*-]+/g;

/** Where more than this part of a file is new, the reader has to read all of it. */
const MARKED_PART = 1 / 3;

/**
 * Adds to each fence of a file that the reader has seen which of its lines are new:
 * `new="4"` where a line replaces another, `add="4"` where the file only grew. The
 * first configuration of a page is compared with `start`, what every project has.
 */
export function markNewLines(tree: PageNode, start: string): void {
  const seen = new Map<string, string>();
  for (const fence of fencesIn(tree)) {
    const { value: code = '', meta } = fence;
    const { source, region } = parseFenceMeta(meta ?? '').values;
    if (!source || region) continue;
    const before = seen.get(source);
    seen.set(source, code);
    const lines =
      before === undefined
        ? source === 'rslib.config.ts' && { new: newLines(start, code) }
        : changeOf(before, code, SETTINGS.test(source) ? start : undefined);
    for (const [kind, numbers] of Object.entries(lines || {})) {
      if (numbers.length > code.split('\n').length * MARKED_PART) continue;
      if (numbers.length > 0) fence.meta += ` ${kind}="${numbers.join()}"`;
    }
  }
}

/** The code blocks of a page, in their order. */
export function fencesIn(node: PageNode): PageNode[] {
  if (node.type === 'code') return [node];
  return (node.children ?? []).flatMap(fencesIn);
}

/** The lines of a file that it lacked before. */
function changeOf(
  before: string,
  now: string,
  start: string | undefined,
): Record<string, number[]> {
  const bare = (text: string) => text.replace(/,$/gm, '').split('\n');
  const diff = diffLines(bare(before), bare(now));
  if (!diff.some(({ kind }) => kind === 'remove')) {
    return { add: numbersOf(diff.map(({ kind }) => kind === 'add')) };
  }
  return start === undefined ? {} : { new: newLines(start + before, now) };
}

/**
 * The numbers of lines that say something new, however the others are laid out: two
 * words that did not follow each other before, such as a setting and its value.
 */
function newLines(before: string, now: string): number[] {
  const words = before.match(WORD) ?? [];
  const known = new Set([...words, ...pairsOf(words)]);
  return numbersOf(
    now.split('\n').map(line => {
      const own = line.match(WORD) ?? [];
      return (own.length > 1 ? pairsOf(own) : own).some(x => !known.has(x));
    }),
  );
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

function numbersOf(isWanted: readonly boolean[]): number[] {
  return isWanted.flatMap((wanted, index) => (wanted ? [index + 1] : []));
}
