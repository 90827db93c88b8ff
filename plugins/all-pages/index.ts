import type { RspressPlugin } from '@rspress/core';
import type { Dictionary } from '../../i18n/index.ts';
import { ALL_PAGES } from '../../shared/buildFiles.ts';
import {
  joinAddress,
  versionsOf,
  type AddressRules,
} from '../../shared/siteAddress.ts';

export interface AllPagesOptions {
  rules: AddressRules;
  strings: (lang: string) => Dictionary;
}

/**
 * Adds one page for each language, and version, that lists all others: search
 * leads there without scripts. What it lists is written by plugins/page-data.
 */
export function pluginAllPages({
  rules,
  strings,
}: AllPagesOptions): RspressPlugin {
  return {
    name: 'all-pages',
    addPages: () =>
      versionsOf(rules).flatMap(version =>
        rules.langs.map(lang => ({
          routePath: joinAddress({ version, lang, page: ALL_PAGES }, rules),
          content: createPage(strings(lang)),
        })),
      ),
  };
}

/** JSON is valid YAML and escapes any punctuation in the strings. */
function createPage(strings: Dictionary): string {
  const frontMatter = {
    title: strings['allPages.title'],
    description: strings['allPages.description'],
    overview: true,
    allPages: true,
    overviewHeaders: [2, 3],
    outline: false,
    // It's generated, so it has no edit link and no date.
    footer: false,
    head: [['meta', { name: 'robots', content: 'noindex' }]],
  };
  return `---\n${JSON.stringify(frontMatter)}\n---\n`;
}
