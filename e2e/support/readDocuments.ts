import type { BrowserContext } from '@playwright/test';

/** A document as the server sends it, before any script has run. */
export interface ServedDocument {
  path: string;
  title: string;
  heading: string;
  description: string;
}

export async function readDocuments(
  context: BrowserContext,
  paths: readonly string[],
): Promise<ServedDocument[]> {
  const page = await context.newPage();
  await page.goto('/');
  const documents = await page.evaluate(
    addresses =>
      Promise.all(
        addresses.map(async path => {
          const parsed = await window.readDocument(path);
          const description = parsed.querySelector('meta[name="description"]');
          return {
            path,
            title: parsed.title,
            heading: parsed.querySelector('h1')?.textContent ?? '',
            description: description?.getAttribute('content') ?? '',
          };
        }),
      ),
    paths,
  );
  await page.close();
  return documents;
}
