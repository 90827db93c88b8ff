import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A page that one language has and another lacks. */
export interface MissingPage {
  /** Below the content, such as `zh/guide/new.mdx`. */
  file: string;
  /** The same page in a language that has it. */
  source: string;
}

/** All pages below a folder, each as a path from it with `/`. */
export function listPages(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.mdx?$/.test(name))
    .map(name => name.split(sep).join('/'))
    .filter(name => !name.startsWith('public/') && name.includes('/'))
    .sort();
}

/** Which pages are to be written before the site can be built. */
export function findMissingPages(
  pages: readonly string[],
  langs: readonly string[],
): MissingPage[] {
  const all = new Set(pages);
  return pages.flatMap(source => {
    const lang = langs.find(name => source.startsWith(`${name}/`));
    if (lang === undefined) return [];
    const rest = source.slice(lang.length);
    return langs
      .map(other => other + rest)
      .filter(file => !all.has(file))
      .map(file => ({ file, source }));
  });
}

/** What a writer should know, for the terminal and for the page. */
export function describeMissing(
  { file, source }: MissingPage,
  root: string,
): string {
  return (
    `${join(root, file)} does not exist, but ${join(root, source)} does, ` +
    'so the page is missing in one language and `npm run build` will fail. ' +
    'Write the missing file, or remove the other one.'
  );
}
