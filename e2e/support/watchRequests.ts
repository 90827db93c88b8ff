import type { Page, Response } from '@playwright/test';

export interface RequestWatch {
  /** The text of each script so far. */
  scriptTexts: () => Promise<string[]>;
  /** How often a document was loaded; following a link adds none. */
  documentLoads: () => number;
}

/** Follows what a page asks the server for, from now on. */
export function watchRequests(page: Page): RequestWatch {
  const scripts: Response[] = [];
  let documents = 0;
  page.on('response', response => {
    const request = response.request();
    if (request.resourceType() === 'script') scripts.push(response);
    if (request.isNavigationRequest()) documents += 1;
  });
  return {
    scriptTexts: () => Promise.all(scripts.map(script => script.text())),
    documentLoads: () => documents,
  };
}
