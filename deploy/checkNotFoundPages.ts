import type { Policy } from './policy.ts';

/** Throws when a language of the site has no 404 page, or twin of it, in the build. */
export function checkNotFoundPages(
  { notFound, twin }: Pick<Policy, 'notFound' | 'twin'>,
  files: ReadonlySet<string>,
): void {
  const pages = [
    notFound.fallback,
    ...notFound.byPrefix.map(({ page }) => page),
  ].flatMap(page => [page, page.replace(/\.html$/, twin.ending)]);
  const missing = pages.filter(page => !files.has(page.slice(1)));
  if (missing.length === 0) return;
  throw new Error(
    `The build lacks ${missing.join(' and ')}: lost readers would see the bare page of the server. Let the build write a 404 page for every language of site/locales.ts.`,
  );
}
