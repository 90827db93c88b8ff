import type { Page } from './Page.ts';
import { pageRoute } from './pageAddress.ts';
import { readMdx } from './readMdx.ts';

export interface PageSource {
  id: string;
  lang: string;
  /** Path from the project root, for messages. */
  file: string;
  source: string;
}

/** Parses a file into the model that every rule works on. */
export function readPage({ id, lang, file, source }: PageSource): Page {
  const route = pageRoute(id, lang);
  return { id, lang, route, file, ...readMdx(file, source) };
}
