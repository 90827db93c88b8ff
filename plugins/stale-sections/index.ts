import { existsSync, readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { addFacts } from '../addFacts.ts';
import type { StaleSections } from '../../shared/pageRecord.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Page by its path below the content, such as `zh/guide/index`. */
type StalePages = Record<string, StaleSections>;

/**
 * Adds to each translated page which of its sections are older than their source.
 * `npm run build` writes the file first; without it nothing is known to be old.
 */
export function pluginStaleSections(file: string): RspressPlugin {
  // Only our own command writes the file.
  const pages = existsSync(file)
    ? parseJson<StalePages>(readFileSync(file, 'utf8'))
    : {};
  return {
    name: 'stale-sections',
    extendPageData(page) {
      const stale = pages[page._relativePath.replace(/\.mdx?$/, '')];
      if (stale) addFacts(page, { stale });
    },
  };
}
