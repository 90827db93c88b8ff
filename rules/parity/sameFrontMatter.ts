import type { Finding } from '../../tooling/Issue.ts';
import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import { langs } from '../../site/locales.ts';
import { pairRule } from '../Rule.ts';

const langPrefix = new RegExp(`^"/(?:${langs.join('|')})/`);

/** The same front matter: keys, and values that aren't text. */
export const sameFrontMatter = pairRule({
  id: 'parity-front-matter',
  why: "The front matter sets a page's layout, date, and subject, which don't depend on the language.",
  check: (source, translation): Finding[] => {
    const wanted = describeValues(source);
    const found = describeValues(translation);
    return [...new Set([...wanted.keys(), ...found.keys()])]
      .filter(key => wanted.get(key) !== found.get(key))
      .map(key => ({
        file: translation.file,
        line: frontMatterLine(translation, key),
        what: `${key} is ${found.get(key) ?? 'missing'}; in ${source.file} it is ${wanted.get(key) ?? 'missing'}.`,
        remedy:
          'Give both files the same keys, and the same values except for text.',
      }));
  },
});

function describeValues(page: Page): Map<string, string> {
  return new Map(
    frontMatterValues(page).map(({ path, value, isWords }) => [
      path,
      isWords ? 'words' : JSON.stringify(value).replace(langPrefix, '"/'),
    ]),
  );
}
