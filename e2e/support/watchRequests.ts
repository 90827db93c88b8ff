import type { Page, Response } from '@playwright/test';

export interface RequestWatch {
  /** The source of each script so far. */
  scriptTexts: () => Promise<string[]>;
  /** How many documents were loaded; following a link adds none. */
  documentLoads: () => number;
}

/** Records what a page requests from the server from now on. */
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
