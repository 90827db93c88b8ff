import { splitAddress, translateAddress } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import { pageRule } from '../Rule.ts';
import { internalLinks } from './pageLinks.ts';

/** Links point to pages in the same language. */
export const linkLanguage = pageRule({
  id: 'link-language',
  why: "The reader would end up in a language they didn't choose.",
  check: (page, site) =>
    internalLinks(page)
      .filter(
        ({ path }) =>
          path.startsWith('/') &&
          splitAddress(path, addressRules).lang !== page.lang &&
          !site.hasPublicFile(path),
      )
      .map(({ url, path, line }) => ({
        file: page.file,
        line,
        what: `The link ${url} leaves the language of this page.`,
        remedy: `Write ${translateAddress(path, page.lang, addressRules)}.`,
      })),
});
