import { fileToAddress, translateAddress } from '../shared/siteAddress.ts';
import { addressRules } from '../site/locales.ts';
import type { Page } from './Page.ts';
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
  const route = translateAddress(fileToAddress(id), lang, addressRules);
  return { id, lang, route, file, ...readMdx(file, source) };
}
