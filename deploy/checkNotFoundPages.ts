import type { Policy } from './policy.ts';

/** Throws if a language has no 404 page in the build, or no Markdown copy of it. */
export function checkNotFoundPages(
  { notFound, markdown }: Pick<Policy, 'notFound' | 'markdown'>,
  files: ReadonlySet<string>,
): void {
  const pages = [
    notFound.fallback,
    ...notFound.byPrefix.map(({ page }) => page),
  ].flatMap(page => [page, page.replace(/\.html$/, markdown.ending)]);
  const missing = pages.filter(page => !files.has(page.slice(1)));
  if (missing.length === 0) return;
  throw new Error(
    `The build lacks ${missing.join(' and ')}: readers who get lost would see the server's default page. Make the build write a 404 page for every language in site/locales.ts.`,
  );
}
