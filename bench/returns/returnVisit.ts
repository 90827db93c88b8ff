import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  listFiles,
  listSearchChunks,
} from '../../checks/output/budgets/weighSite.ts';
import { listScripts } from '../../checks/scale/listScripts.ts';
import { SNIPPET_WORDS } from '../../search/limits.ts';
import { LocalSearch } from '../../search/LocalSearch.ts';

/** What a reader does before a release, and again after it. */
export interface Visit {
  /** URLs of pages. */
  pages: readonly string[];
  /** What is searched for, once, in English; empty for nothing. */
  query: string;
}

type Part = 'pages' | 'scripts' | 'files' | 'search code' | 'index';

export interface Return {
  /** Bytes with brotli that the second visit downloads. */
  bytes: Record<Part, number>;
  total: number;
  /** What it downloads again or for the first time, as paths in the build. */
  files: string[];
  /** How many files the server confirms without sending them. */
  confirmed: number;
}

/**
 * What a reader downloads who comes back after a release. Files below `static/`
 * are never asked for twice; others are, and sent if their bytes have changed.
 */
export async function weighReturn(
  before: string,
  after: string,
  visit: Visit,
): Promise<Return> {
  const known = new Set((await listLoaded(before, visit)).keys());
  const result: Return = {
    bytes: { pages: 0, scripts: 0, files: 0, 'search code': 0, index: 0 },
    total: 0,
    files: [],
    confirmed: 0,
  };
  for (const [file, part] of await listLoaded(after, visit)) {
    const isHashed = file.startsWith('static/');
    if (known.has(file) && isHashed) continue;
    const body = readFileSync(path.join(after, file));
    if (known.has(file) && body.equals(readFileSync(path.join(before, file)))) {
      result.confirmed += 1;
      continue;
    }
    const { length } = brotliCompressSync(body);
    result.bytes[part] += length;
    result.total += length;
    result.files.push(file);
  }
  return result;
}

/** Every file that a visit loads, and what it is part of. */
async function listLoaded(
  dist: string,
  { pages, query }: Visit,
): Promise<Map<string, Part>> {
  const loaded = new Map<string, Part>();
  for (const page of pages) {
    const file = `${page.slice(1)}${page.endsWith('/') ? 'index' : ''}.html`;
    const html = readFileSync(path.join(dist, file), 'utf8');
    loaded.set(file, 'pages');
    for (const name of listScripts(html)) loaded.set(name.slice(1), 'scripts');
    for (const name of listFiles(html)) loaded.set(name.slice(1), 'files');
  }
  if (query === '') return loaded;
  for (const name of listSearchChunks(dist)) loaded.set(name, 'search code');
  for (const name of await listIndex(dist, query)) loaded.set(name, 'index');
  return loaded;
}

/** The files that answer a query, with the one that says where they are. */
async function listIndex(dist: string, query: string): Promise<string[]> {
  const loaded = globSync('data/search/*.json', { cwd: dist });
  const places = new Map(
    globSync('static/search/*/**/*.json', { cwd: dist }).map(file => [
      file.replace(/^static\/search\/\w+\/|\.json$/g, ''),
      file,
    ]),
  );
  const search = new LocalSearch({
    lang: 'en',
    otherLangs: [],
    nameOf: lang => lang,
    toLang: page => page,
    load: async name => {
      const file = places.get(name);
      if (file === undefined) {
        throw new Error(
          `${dist} has no file of the index named ${name}, so a search can't be weighed. Build it with \`npm run build\`.`,
        );
      }
      loaded.push(file);
      return JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as unknown;
    },
  });
  await search.search(query, SNIPPET_WORDS);
  return loaded;
}
