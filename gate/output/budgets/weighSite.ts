import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileToAddress } from '../../../shared/siteAddress.ts';

/** Bytes on the wire, by part: `html`, `entry`, `files`, other scripts by name. */
export type Parts = Record<string, number>;

const CHUNKS = 'static/js/async';
/** Chunks of the first search, without the hosted one and the worker's stand-in. */
const SEARCH = /^(?:lib-react|search(?!-hosted|-local)[\w-]*)\./;

const ISLAND = /^island(?:-Explorer)?\./;
/** Chunks that several others load have no name; the islands' is the smallest. */
const SHARED = /^\w{1,2}\./;

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
      .map(file => [
        fileToAddress(file.replaceAll(path.sep, '/')),
        weighPage(dist, file, sizeOf),
      ]),
  );
}

/** The size of one page, by the sizes of files in the build. */
export function weighPage(
  dist: string,
  file: string,
  sizeOf: (file: string) => number,
): Parts {
  const html = readFileSync(path.join(dist, file), 'utf8');
  const parts: Parts = { html: sizeOf(file) };
  for (const address of listLoads(html)) {
    const part = partOf(address);
    parts[part] = (parts[part] ?? 0) + sizeOf(address);
  }
  if (!('entry' in parts)) {
    throw new Error(
      `${file} loads no script, so its scripts can't be weighed. See how pages load their script now and adapt listLoads in gate/output/budgets/weighSite.ts.`,
    );
  }
  return parts;
}

/**
 * All code that the first search loads: React, the dialog, the worker, and what the
 * worker loads. `search:check` limits the index.
 */
export function weighSearchDialog(dist: string): number {
  return listSearchChunks(dist).reduce(
    (sum, file) => sum + servedBytes(path.join(dist, file)),
    0,
  );
}

/** The files of that code, as paths in the build. */
function listSearchChunks(dist: string): string[] {
  const folder = path.join(dist, CHUNKS);
  const chunks = globSync('*.js', { cwd: folder });
  const worker = chunks.find(file => file.startsWith('search-worker.'));
  if (!worker) {
    throw new Error(
      `${CHUNKS}/search-worker.<hash>.js is missing, so search can't be weighed. See how the build names it now and adapt gate/output/budgets/weighSite.ts.`,
    );
  }
  // A chunk that two entries share has no name, but the worker contains its hash.
  const source = readFileSync(path.join(folder, worker), 'utf8');
  const isLoaded = (file: string) =>
    source.includes(file.split('.').at(-2) ?? file);
  return chunks
    .filter(file => SEARCH.test(file) || isLoaded(file))
    .map(file => `${CHUNKS}/${file}`);
}

/** What the Explorer loads after its page: code beyond React, and its largest data. */
export interface ExplorerWeight {
  code: number;
  data: number;
}

export function weighExplorer(dist: string): ExplorerWeight {
  const folder = path.join(dist, CHUNKS);
  const chunks = globSync('*.js', { cwd: folder });
  const weigh = (files: readonly string[]) =>
    files.map(file => servedBytes(path.join(folder, file)));
  const own = chunks.filter(file => ISLAND.test(file));
  if (own.length !== 2) {
    throw new Error(
      `${CHUNKS}/ lacks island.<hash>.js or island-Explorer.<hash>.js, so the Explorer can't be weighed. See how the build names them now and adapt gate/output/budgets/weighSite.ts.`,
    );
  }
  const [shared = 0] = weigh(chunks.filter(file => SHARED.test(file))).sort(
    (a, b) => a - b,
  );
  const data = globSync('static/explorer/*.json', { cwd: dist }).map(file =>
    servedBytes(path.join(dist, file)),
  );
  return {
    code: weigh(own).reduce((sum, bytes) => sum + bytes, shared),
    data: Math.max(0, ...data),
  };
}

/** All fonts of the site, which a reader loads once. */
export function weighFonts(dist: string): number {
  return globSync('static/font/*.woff2', { cwd: dist }).reduce(
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

/**
 * What a browser loads with a document: scripts and their preloads, the icon, and
 * images that it shows without scrolling.
 */
function listLoads(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag, text = ''] of html.matchAll(
    /<(script|link|img)\b([^>]*)>/g,
  )) {
    const { src, href, rel = '', as, loading } = attributesIn(text);
    const isScript =
      tag === 'script' ||
      rel === 'modulepreload' ||
      (rel === 'preload' && as === 'script');
    const isFile =
      tag === 'img' ? loading !== 'lazy' : /^(?:icon|stylesheet)$/.test(rel);
    const address = src ?? href;
    if (address === undefined || !(isScript || isFile)) continue;
    const isOurs = /^\/(?!\/)/.test(address);
    if (isScript && !isOurs) {
      throw new Error(
        `The page loads ${address}, which isn't part of the build, so it can't be weighed. Serve it from the site itself.`,
      );
    }
    if (isOurs) found.add(address);
  }
  return [...found];
}

function attributesIn(text: string): Partial<Record<string, string>> {
  const pattern = /(?<=^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(
      ([, name = '', first, second, third]) =>
        [name, first ?? second ?? third] as const,
    ),
  );
}

function partOf(address: string): string {
  const name = path.basename(address);
  if (!name.endsWith('.js')) return 'files';
  if (/^index\.\w+\.js$/.test(name)) return 'entry';
  return /^[^.]+/.exec(name)?.[0] ?? name;
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
