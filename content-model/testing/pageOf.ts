import type { Page } from '../Page.ts';
import { readPage } from '../readPage.ts';

/** A page from a string, without a file. */
export function pageOf(source: string, lang = 'en', id = 'page'): Page {
  return readPage({ id, lang, file: `content/${lang}/${id}.mdx`, source });
}
