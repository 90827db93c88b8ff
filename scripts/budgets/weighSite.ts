import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listScripts } from '../scale/listScripts.ts';

/** Transferred bytes by part: `html`, `react`, `main`, `section`, `page`, … */
export type Parts = Record<string, number>;

/** Chunks of the search dialog; the hosted client loads only if configured. */
const SEARCH = /^(?:theme_search_(?!hosted)|universal_search|search-worker)/;

/** The size of every built page, by URL. */
export function weighPages(dist: string): Record<string, Parts> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? servedBytes(path.join(dist, file));
    sizes.set(file, size);
    return size;
  };
  return Object.fromEntries(
    globSync('**/*.html', { cwd: dist })
      .sort()
      .map(file => {
        const html = readFileSync(path.join(dist, file), 'utf8');
        const parts: Parts = { html: sizeOf(file) };
        for (const address of [...listScripts(html), ...listFiles(html)]) {
          const part = partOf(address);
          parts[part] = (parts[part] ?? 0) + sizeOf(address);
        }
        return [addressOf(file), parts];
      }),
  );
}

/** The code that loads with the first search. */
export function weighSearchDialog(dist: string): number {
  const chunks = globSync('static/js/*/*.js', { cwd: dist }).filter(file =>
    SEARCH.test(path.basename(file)),
  );
  return chunks.reduce(
    (sum, file) => sum + servedBytes(path.join(dist, file)),
    0,
  );
}

/** All scripts of a page: every part except the document, icon, and images. */
export function scriptBytes(parts: Parts): number {
  return totalBytes(parts) - (parts.html ?? 0) - (parts.files ?? 0);
}

export function totalBytes(parts: Parts): number {
  return Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
}

/** The icon, and images that a browser loads without scrolling. */
function listFiles(html: string): string[] {
  const tags = [...html.matchAll(/<(?:img|link)\b[^>]*>/g)].map(([tag]) => tag);
  const wanted = tags.filter(
    tag =>
      /\brel="(?:icon|stylesheet)"/.test(tag) ||
      (tag.startsWith('<img') && !tag.includes('loading="lazy"')),
  );
  const files = wanted.map(
    tag => /\b(?:src|href)="(\/[^"/][^"]*)"/.exec(tag)?.[1],
  );
  return [...new Set(files.filter(file => file !== undefined))];
}

function partOf(address: string): string {
  const name = path.basename(address);
  if (!name.endsWith('.js')) return 'files';
  if (name.startsWith('lib-react.')) return 'react';
  if (/^index\.\w+\.js$/.test(name)) return 'main';
  // Chunks are named after their kind and page, entries after their hash.
  return /^[^_.]+/.exec(name)?.[0] ?? name;
}

function addressOf(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
}

/** As the server sends it: the compressed copy, if there is one. */
function servedBytes(file: string): number {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  if (copy) return copy.size;
  if (/\.(?:html|js)$/.test(file)) {
    throw new Error(
      `${file}.br is missing, so the page can't be measured as it's sent. Run \`npm run build\`, which compresses the output.`,
    );
  }
  return statSync(file).size;
}
