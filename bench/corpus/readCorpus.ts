import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang, locales } from '../../site/locales.ts';

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
  return locales.flatMap(({ lang }) =>
    globSync('**/*.mdx', { cwd: path.join(root, 'content', lang) })
      .sort()
      .map(file => {
        const source = readFileSync(
          path.join(root, 'content', lang, file),
          'utf8',
        );
        const name = file.replace(/\.mdx$/, '').replaceAll(path.sep, '/');
        return {
          ...{ lang, name, source },
          address: addressOf(lang, name),
          title: frontMatter(source, 'title'),
          description: frontMatter(source, 'description'),
        };
      }),
  );
}

export function addressOf(lang: string, name: string): string {
  const prefix = lang === defaultLang ? '/' : `/${lang}/`;
  return prefix + name.replace(/(^|\/)index$/, '$1');
}

/** The value of a front matter line; values don't span lines. */
export function frontMatter(source: string, key: string): string {
  const [, block = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  const [, value = ''] = new RegExp(`^${key}: (.+)$`, 'm').exec(block) ?? [];
  return value.replace(/^(['"])(.*)\1$/, '$2');
}
