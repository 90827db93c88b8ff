import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang, type Lang } from '../site/locales.ts';
import { localePath, withoutLocale } from '../shared/localePath.ts';
import { markdownPath } from '../shared/markdownPath.ts';
import { langs } from './languages.ts';

/** A page's Markdown, by any spelling of its URL; undefined if there's none. */
export function findPage(
  dist: string,
  name: string,
  lang: Lang,
): string | undefined {
  const address = pageAddress(name);
  // Only page names: no path may leave the folder.
  if (!/^\/(?:[\w-]+\/)*[\w-]*$/.test(address)) return undefined;
  const file = [address, `${address}/`]
    .map(one => localePath(one, lang, defaultLang))
    .map(one => path.join(dist, markdownPath(one)))
    .find(candidate => existsSync(candidate));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** `https://host/zh/guide/x.md#part`, `guide/x` and `/guide/x` are `/guide/x`. */
export function pageAddress(name: string): string {
  const address = name
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/*/, '/')
    .replace(/\.(?:mdx?|html)$/, '')
    .replace(/(^|\/)index$/, '$1');
  return withoutLocale(address, langs);
}
