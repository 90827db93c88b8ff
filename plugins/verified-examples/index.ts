import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import { addTransformer, type Transformer } from '../addTransformer.ts';
import { parseFenceMeta } from '../../content-model/parseFenceMeta.ts';
import { parseJson } from '../../shared/parseJson.ts';

const FENCE = /^\s*`{3,}(.*)$/gm;

/** Attributes of a code block that the theme turns into its caption and mark. */
export interface BlockAttributes {
  /** What the block is to the reader. */
  'data-kind': 'write' | 'out' | 'print';
  /** The folder in examples/ that a build was run in. */
  'data-example'?: string;
  /** The version of @rslib/core that built the example. */
  'data-verified-version'?: string;
}

/** What a build produced: files, and words in a terminal. */
const RESULTS: Readonly<Record<string, BlockAttributes['data-kind']>> = {
  output: 'out',
  tree: 'out',
  log: 'print',
  prints: 'print',
};

/**
 * Marks for the theme which code blocks a reader writes and which a build
 * produced, from which example and with which version of Rslib. `toolchainFile` is the record of `npm run examples`.
 */
export function pluginVerifiedExamples(toolchainFile: string): RspressPlugin {
  const versions = parseJson<Record<string, string>>(
    readFileSync(toolchainFile, 'utf8'),
  );
  const version = versions['@rslib/core'] ?? '';
  const transformer: Transformer = {
    name: 'verified-examples',
    pre(pre) {
      // Only transformers still see the words after the language.
      const meta = this.options.meta?.__raw ?? '';
      Object.assign(pre.properties, markVerified(meta, version));
    },
  };
  return {
    name: 'verified-examples',
    config: config => addTransformer(config, transformer),
    extendPageData(page) {
      if (!/\.mdx?$/.test(page._filepath)) return;
      const fences = readFileSync(page._filepath, 'utf8').matchAll(FENCE);
      const isBuilt = [...fences].some(
        ([, meta = '']) => markVerified(meta, version)?.['data-example'],
      );
      if (isBuilt) addFacts(page, { builtWith: version });
    },
  };
}

/**
 * What a block says about its origin. Only build output has a proof. Readers write the
 * sources and type the commands, which have no caption.
 */
export function markVerified(
  meta: string,
  version: string,
): BlockAttributes | undefined {
  const { values } = parseFenceMeta(meta);
  const { example } = values;
  if (example === undefined) return undefined;
  const result = Object.entries(RESULTS).find(([key]) => key in values);
  if (result) {
    return {
      'data-kind': result[1],
      'data-example': example,
      'data-verified-version': version,
    };
  }
  return 'source' in values ? { 'data-kind': 'write' } : undefined;
}
