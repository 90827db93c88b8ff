import { createContext } from 'react';

/** What an island knows about its page. */
export interface Page {
  lang: string;
  version: string;
  routePath: string;
  pageType: string;
}

/**
 * The whole record in a page that is an island; otherwise it's read from the
 * document.
 */
export const PageContext = createContext<Page | undefined>(undefined);
