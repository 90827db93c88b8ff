import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Loads and parses a document of the site without showing it. */
    readDocument: (address: string) => Promise<Document>;
  }
}

/**
 * Gives pages under test `window.readDocument`. The request itself parses the
 * document, because the site's own policy blocks parsing strings.
 */
export async function addDocumentReader(
  context: BrowserContext,
): Promise<void> {
  await context.addInitScript(() => {
    window.readDocument = address =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.onload = () =>
          request.responseXML
            ? resolve(request.responseXML)
            : reject(new Error(`No document at ${address}`));
        request.onerror = () => reject(new Error(`No answer at ${address}`));
        request.send();
      });
  });
}
