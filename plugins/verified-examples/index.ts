import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import { addTransformer, type Transformer } from '../addTransformer.ts';
import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';
import { shownFile } from '../../content-model/shownFile.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { foldOutput } from './foldOutput.ts';
import { markNewLines } from './markNewLines.ts';

const FENCE = /^\s*`{3,}(.*)$/gm;

/** What a block is to the reader: a file or words that a build produced, or a type. */
type BlockKind = 'out' | 'print' | 'type';

const KINDS: Readonly<Record<string, BlockKind>> = {
  output: 'out',
  tree: 'out',
  log: 'print',
  prints: 'print',
  signature: 'type',
  type: 'type',
};

export interface VerifiedExamplesOptions {
  /** The record of `npm run examples`. */
  toolchainFile: string;
  /** The configuration that every project starts with. */
  startFile: string;
}

/**
 * Tells the theme which code blocks a build produced, how long ones are folded, and
 * which lines of a file are new to the reader.
 */
export function pluginVerifiedExamples({
  toolchainFile,
  startFile,
}: VerifiedExamplesOptions): RspressPlugin {
  const versions = parseJson<Record<string, string>>(
    readFileSync(toolchainFile, 'utf8'),
  );
  const start = readFileSync(startFile, 'utf8');
  const transformer: Transformer = {
    name: 'verified-examples',
    pre(pre) {
      // Only transformers still see the words after the language.
      const meta = this.options.meta?.__raw ?? '';
      const kind = kindOf(meta);
      if (!kind) return;
      pre.properties['data-kind'] = kind;
      const parts = kind === 'type' ? undefined : foldOutput(this.source);
      if (parts) pre.properties['data-parts'] = JSON.stringify(parts);
    },
    line(line, number) {
      const { values } = parseFenceMeta(this.options.meta?.__raw ?? '');
      const has = (list = '') => list.split(',').includes(String(number));
      if (has(values['new'])) this.addClassToHast(line, 'highlighted');
      if (has(values['add'])) this.addClassToHast(line, 'diff add');
    },
  };
  const mark = () => (tree: Parameters<typeof markNewLines>[0]) =>
    markNewLines(tree, start);
  return {
    name: 'verified-examples',
    markdown: { remarkPlugins: [mark] },
    config: config => addTransformer(config, transformer),
    extendPageData(page) {
      if (!/\.mdx?$/.test(page._filepath)) return;
      const fences = readFileSync(page._filepath, 'utf8').matchAll(FENCE);
      const isBuilt = [...fences].some(([, meta = '']) =>
        /out|print/.test(kindOf(meta) ?? ''),
      );
      const version = versions['@rslib/core'] ?? '';
      if (isBuilt) addFacts(page, { builtWith: version });
    },
  };
}

/** Sources and commands, which the reader writes, are of no kind. */
export function kindOf(meta: string): BlockKind | undefined {
  const { values } = parseFenceMeta(meta);
  if (shownFile(values.prints)) return 'out';
  const key = Object.keys(values).find(name => Object.hasOwn(KINDS, name));
  return KINDS[key ?? ''];
}
