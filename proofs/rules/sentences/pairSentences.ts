import type { Block, Sentence } from './Sentence.ts';

/** Sentences that say the same; one side may have more, or none. */
export interface Pair {
  en: Sentence[];
  zh: Sentence[];
}

/** How many sentences of each language a step may take. */
const steps = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [1, 0],
  [0, 1],
] as const;

/** A step other than one to one has to be worth it. */
const STEP_COST = 0.6;
const ALONE_COST = 1.2;
/** A Chinese sentence has about this many characters per English one. */
const LENGTH_RATIO = 0.42;

/** Pairs the sentences of a page with those of its translation. */
export function pairSentences(
  en: readonly Block[],
  zh: readonly Block[],
): Pair[] {
  const sections = new Set([...en, ...zh].map(({ section }) => section));
  return [...sections].flatMap(section => {
    const inSection = (block: Block) => block.section === section;
    return pairBlocks(en.filter(inSection), zh.filter(inSection));
  });
}

/** By order, where both have the same blocks; else sentence by sentence. */
function pairBlocks(en: readonly Block[], zh: readonly Block[]): Pair[] {
  const isSame =
    en.length === zh.length &&
    en.every(({ kind }, index) => kind === zh[index]?.kind);
  if (isSame) {
    return en.flatMap((block, index) =>
      align(block.sentences, zh[index]?.sentences ?? []),
    );
  }
  const all = (blocks: readonly Block[]) =>
    blocks.flatMap(({ sentences }) => sentences);
  return align(all(en), all(zh));
}

interface Path {
  cost: number;
  pairs: Pair[];
}

/** The cheapest way through both lists, in order. */
function align(en: readonly Sentence[], zh: readonly Sentence[]): Pair[] {
  const best: (Path | undefined)[][] = [[{ cost: 0, pairs: [] }]];
  for (let i = 0; i <= en.length; i++) {
    for (let j = 0; j <= zh.length; j++) {
      if (i + j === 0) continue;
      const paths = steps.flatMap(([a, b]) => {
        const from = i >= a && j >= b ? best[i - a]?.[j - b] : undefined;
        if (!from) return [];
        const pair = { en: en.slice(i - a, i), zh: zh.slice(j - b, j) };
        return [{ from, pair, cost: from.cost + stepCost(pair) }];
      });
      paths.sort((a, b) => a.cost - b.cost);
      const [first] = paths;
      const row = (best[i] ??= []);
      if (!first) continue;
      row[j] = {
        cost: first.cost,
        pairs: [...first.from.pairs, first.pair],
      };
    }
  }
  return best[en.length]?.[zh.length]?.pairs ?? [];
}

function stepCost({ en, zh }: Pair): number {
  if (en.length === 0 || zh.length === 0) return ALONE_COST;
  const [enText, zhText] = [join(en), join(zh)];
  const extra = en.length + zh.length > 2 ? STEP_COST : 0;
  return extra + lengthCost(enText, zhText) + namesCost(enText, zhText);
}

const join = (sentences: Sentence[]) =>
  sentences.map(({ text }) => text).join(' ');

function lengthCost(en: string, zh: string): number {
  const ratio = (zh.length + 8) / (en.length * LENGTH_RATIO + 8);
  return Math.min(1.5, Math.abs(Math.log(ratio)));
}

/** Code, names, and figures are the same in both languages. */
function namesCost(en: string, zh: string): number {
  const [inEn, inZh] = [names(en), names(zh)];
  const all = new Set([...inEn, ...inZh]);
  if (all.size === 0) return 0.3;
  const shared = [...all].filter(name => inEn.has(name) && inZh.has(name));
  return 1 - shared.length / all.size;
}

function names(text: string): Set<string> {
  const codes = text.match(/`[^`]+`/g) ?? [];
  const words = text
    .replace(/`[^`]+`/g, ' ')
    .match(/[A-Z][\w.]*[A-Z.\d][\w.]*|\d+(?:\.\d+)*|\b[A-Z][a-z]+(?=[^\w])/g);
  const capital = /^[A-Z][a-z]+$/;
  return new Set([
    ...codes,
    // A capital alone may only start an English sentence.
    ...(words ?? []).filter(word => !capital.test(word)),
  ]);
}
