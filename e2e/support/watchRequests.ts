import type { Page, Response } from '@playwright/test';

export interface RequestWatch {
  /** The text of each script, and of what scripts asked for, so far. */
  texts: () => Promise<string[]>;
  /** How often a document was loaded; following a link adds none. */
  documentLoads: () => number;
}

/** Records what a page requests from the server from now on. */
export function watchRequests(page: Page): RequestWatch {
  const answers: Response[] = [];
  let documents = 0;
  page.on('response', response => {
    const request = response.request();
    if (/^(script|xhr|fetch)$/.test(request.resourceType())) {
      answers.push(response);
    }
    if (request.isNavigationRequest()) documents += 1;
  });
  return {
    texts: () => Promise.all(answers.map(answer => answer.text())),
    documentLoads: () => documents,
  };
}
