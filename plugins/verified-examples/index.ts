import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import { addTransformer, type Transformer } from '../addTransformer.ts';
import { markVerified } from './markVerified.ts';

const FENCE = /^\s*`{3,}(.*)$/gm;

/**
 * Marks for the theme which code blocks a reader writes and which a build
 * produced, from which example and with which version of Rslib. `toolchainFile` is the record of `npm run examples`.
 */
export function pluginVerifiedExamples(toolchainFile: string): RspressPlugin {
  const versions = JSON.parse(readFileSync(toolchainFile, 'utf8')) as Record<
    string,
    string
  >;
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
