import { addressRules, langs } from '../site/locales.ts';
import { navigation, pagesIn } from '../site/navigation.ts';
import { translateAddress } from '../shared/siteAddress.ts';
import { isPlainPath, type Redirect } from './checkRedirects.ts';

/**
 * Readers shorten URLs: from `/guide/basic/cli` they keep `/guide/basic/` or
 * `/guide`. A folder without an index page redirects to its first page. It's a
 * 302 because the folder may get a page any day, and browsers and search engines
 * would keep skipping it.
 */
export function trimmedAddresses(pages: Iterable<string>): Redirect[] {
  const known = new Set(pages);
  const ordered = [...new Set([...readingOrder(), ...[...known].sort()])];
  const folders = new Set([...known].flatMap(foldersOf));
  return [...folders]
    .sort()
    .filter(folder => isPlainPath(folder))
    .flatMap(folder => {
      const bare = folder.slice(0, -1);
      const first = ordered.find(
        page => page.startsWith(folder) && known.has(page),
      );
      if (known.has(folder) || known.has(bare) || !first) return [];
      return [bare, folder].map((from): Redirect => ({
        from,
        to: first,
        status: 302,
      }));
    });
}

/** `/a/b/c` is in `/a/` and `/a/b/`. */
function foldersOf(page: string): string[] {
  const parts = page.split('/').slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}/`);
}

/** All pages in sidebar order, in each language. */
function readingOrder(): string[] {
  return langs.flatMap(lang =>
    pagesIn(navigation).map(page => translateAddress(page, lang, addressRules)),
  );
}
