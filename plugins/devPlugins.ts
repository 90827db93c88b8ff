import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { AddressRules } from '../shared/siteAddress.ts';
import { pluginDevPages } from './dev-pages/index.ts';
import { pluginDevProblems } from './dev-problems/index.ts';
import { pluginDevRestart } from './dev-restart/index.ts';

export interface DevOptions {
  /** The folder of the pages. */
  root: string;
  rules: AddressRules;
  /** The file of the navigation; a site for tests may have none. */
  navigationFile: string | undefined;
}

/**
 * Finds the problems of a page, in a separate process so that plugins don't import
 * checks.
 */
const answers = fileURLToPath(
  new URL('../authoring/check-page/answer.ts', import.meta.url),
);

/** The plugins that only authors of pages need. */
export function devPlugins({ root, rules, navigationFile }: DevOptions) {
  const alsoRead = navigationFile === undefined ? [] : [navigationFile];
  return [
    pluginDevPages({ root, langs: rules.langs }),
    pluginDevRestart(root),
    pluginDevProblems({ content: root, rules, alsoRead, answers }),
  ] satisfies RspressPlugin[];
}
