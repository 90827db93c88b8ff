import path from 'node:path';
import { langs } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';

/** A page of the real site, for sites generated from its content. */
export interface CorpusPage {
  lang: string;
  /** Path below the language: `guide/start/quick-start`, `config/lib/index`. */
  name: string;
  /** The URL readers see, including the language. */
  address: string;
  title: string;
  description: string;
  /** The original source. */
  source: string;
}

export const root = path.resolve(import.meta.dirname, '../..');

/** All pages in all languages, sorted by name. */
export function readCorpus(): CorpusPage[] {
  const site = new Site(root);
  const pages = langs.flatMap(lang =>
    site.ids.flatMap(id => site.page(id, lang) ?? []),
  );
  return pages.map(({ lang, id, route, source, frontMatter }) => {
    const { title = '', description = '' } = frontMatter;
    return {
      ...{ lang, name: id, address: route, source },
      ...{ title: String(title), description: String(description) },
    };
  });
}
