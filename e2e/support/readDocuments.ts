import type { BrowserContext } from '@playwright/test';
import { origin } from '../../site/site.ts';

/** A document as the server sends it, before any script has run. */
export interface ServedDocument {
  path: string;
  status: number;
  lang: string;
  title: string;
  heading: string;
  description: string;
  /** Paths of the links that stay on the site. */
  links: string[];
}

/** Fetches and parses documents in a separate page. */
export async function readDocuments(
  context: BrowserContext,
  paths: readonly string[],
): Promise<ServedDocument[]> {
  const page = await context.newPage();
  await page.goto('/');
  const documents = await page.evaluate(
    async ({ paths, siteOrigin }) =>
      Promise.all(
        paths.map(async path => {
          // A redirect doesn't count as a response at this URL.
          const response = await fetch(path, { redirect: 'manual' });
          const parsed = await window.readDocument(path);
          const description = parsed.querySelector('meta[name="description"]');
          const links = [...parsed.querySelectorAll('a[href], link[href]')]
            .map(
              link => new URL(link.getAttribute('href') ?? '', location.href),
            )
            .filter(url => [siteOrigin, location.origin].includes(url.origin))
            .map(url => url.pathname);
          return {
            path,
            status: response.status,
            lang: parsed.documentElement.lang,
            title: parsed.title,
            heading: parsed.querySelector('h1')?.textContent ?? '',
            description: description?.getAttribute('content') ?? '',
            links,
          };
        }),
      ),
    { paths, siteOrigin: origin },
  );
  await page.close();
  return documents;
}

/** Like readDocuments, for a single document. */
export async function readDocument(
  context: BrowserContext,
  path: string,
): Promise<ServedDocument> {
  const [found] = await readDocuments(context, [path]);
  if (!found) throw new Error(`Nothing was read at ${path}.`);
  return found;
}
