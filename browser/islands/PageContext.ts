import { createContext } from 'react';

/** What an island knows of the page it stands on. */
export interface Page {
  lang: string;
  version: string;
  routePath: string;
  pageType: string;
}

/** The whole record, in a page that is an island; else the document tells it. */
export const PageContext = createContext<Page | undefined>(undefined);
