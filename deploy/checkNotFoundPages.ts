import type { Policy } from './policy.ts';

/** Throws when a language of the site has no 404 page in the build. */
export function checkNotFoundPages(
  notFound: Policy['notFound'],
  files: ReadonlySet<string>,
): void {
  const pages = [notFound.fallback, ...notFound.byPrefix.map(x => x.page)];
  const missing = pages.filter(page => !files.has(page.slice(1)));
  if (missing.length === 0) return;
  throw new Error(
    `The build lacks ${missing.join(' and ')}: lost readers would see the bare page of the server. Let the build write a 404 page for every language of site/locales.ts.`,
  );
}
