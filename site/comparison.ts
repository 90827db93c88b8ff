export type ComparedTool =
  'rslib' | 'tsdown' | 'tsup' | 'vite' | 'rollup' | 'unbuild';

/** In the order of the columns. */
export const comparedTools: Record<ComparedTool, string> = {
  rslib: 'Rslib',
  tsdown: 'tsdown',
  tsup: 'tsup',
  vite: 'Vite',
  rollup: 'Rollup',
  unbuild: 'unbuild',
};

/** One text for both languages, such as a name or an option, or one for each. */
export type Words = string | { en: string; zh: string };

export function textIn(words: Words, lang: 'en' | 'zh'): string {
  if (typeof words !== 'string') return words[lang];
  return lang === 'zh' ? words.replaceAll(', ', '、') : words;
}

/** How we know: each is checked, except what was run by hand. */
export type ComparisonSource =
  /** An example shows it. */
  | { example: string }
  /** A file of an installed package, or one of those that match, has these words. */
  | { file: string; has: string }
  /** `npm run bench tools` builds it this way. */
  | { build: string }
  /** What was run, with the versions of bench/tools, and what it did. */
  | { run: string };

export type ComparisonCell = readonly [text: Words, source: ComparisonSource];

export interface ComparisonRow {
  id: string;
  name: Words;
  cells: Record<ComparedTool, ComparisonCell>;
  /** Tools that do more than Rslib in this row. */
  ahead: readonly ComparedTool[];
}
