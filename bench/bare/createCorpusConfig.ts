import type { UserConfig } from '@rspress/core';
import { createTree } from '../corpus/createTree.ts';
import { readCorpus } from '../corpus/readCorpus.ts';
import { createBareConfig } from './createBareConfig.ts';

/** The stock engine with the pages of the real site. */
export function createCorpusConfig(folder: string): UserConfig {
  const pages = readCorpus();
  return createBareConfig(folder, lang => createTree(lang, pages));
}
