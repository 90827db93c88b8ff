// Makes a build ready to be published: checks it against its record, and adds the files
// of earlier releases that open tabs may still ask for, from the live site:
//   node deploy/keepFiles.ts --from https://rslib.rs
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../shared/parseJson.ts';
import { Mistake, reasonOf } from '../tooling/mistakes.ts';
import { readCommand } from '../tooling/readCommand.ts';
import { compressFolder } from './compressFolder.ts';
import { forEachAtOnce } from './forEachAtOnce.ts';
import {
  BUILD_RECORD,
  type BuildRecord,
  builtCommit,
} from './build-record/buildRecord.ts';
import { checkBuild } from './build-record/checkBuild.ts';
import { KEPT_RELEASES } from './build-record/kept.ts';
import { isCompressedCopy } from './build-record/listFiles.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const AT_ONCE = 6;

/** Served next to the pages; the only memory that releases have. */
export const RELEASES_FILE = 'releases.json';

interface KeptFile {
  /** SHA-256 of its bytes. */
  hash: string;
  /** The first release with these bytes; a server makes its ETag from it. */
  since: string;
  /** The last release that was built with it. */
  last: string;
}

interface Releases {
  /** When each was published, newest first. */
  releases: string[];
  files: Record<string, KeptFile>;
}

export interface KeepOptions {
  now?: Date;
  /** Goes on without the files that can't be had. */
  allowLost?: boolean;
  /** For servers that don't compress: writes `.br` and `.gz` with this cache. */
  compressCache?: string | undefined;
}

export interface Kept {
  releases: number;
  carried: number;
  lost: string[];
}

/**
 * Adds to a build the hashed files, and the data, of ten earlier releases that it lacks;
 * fewer if a release was replaced more than 30 days ago. A file with the bytes it has on
 * the live site also gets its time, so that a server's ETag stays the same.
 */
export async function keepFiles(
  dist: string,
  origin: string,
  options: KeepOptions = {},
): Promise<Kept> {
  const now = (options.now ?? new Date()).toISOString();
  const lost: string[] = [];
  const live = await readLive(origin).catch((error: unknown): Releases => {
    lost.push(`${RELEASES_FILE} (${reasonOf(error)})`);
    return { releases: [], files: {} };
  });
  const built = builtFiles(dist);
  const isLive = Object.entries(built).every(
    ([name, hash]) =>
      live.files[name]?.hash === hash &&
      live.files[name].last === live.releases[0],
  );
  // The same bytes again are no release, or repeating it would use up what is kept.
  const releases = (isLive ? live.releases : [now, ...live.releases]).filter(
    (_, age, all) =>
      age === 0 ||
      (age <= KEPT_RELEASES &&
        Date.parse(now) - Date.parse(all[age - 1] ?? '') <= KEPT_MS),
  );
  const [last = now] = releases;
  const files: Releases['files'] = {};
  for (const [name, hash] of Object.entries(built)) {
    const known = live.files[name];
    files[name] = {
      hash,
      since: known?.hash === hash ? known.since : now,
      last,
    };
  }
  const missing = Object.entries(live.files).filter(
    ([name, file]) =>
      !(name in built) && isKept(name) && releases.includes(file.last),
  );
  // In the order of the list, whichever comes first: the same files, the same list.
  Object.assign(files, Object.fromEntries(missing));
  await forEachAtOnce(missing, AT_ONCE, async ([name, file]) => {
    try {
      const to = path.join(dist, name);
      await mkdir(path.dirname(to), { recursive: true });
      await writeFile(to, await download(`${origin}/${name}`, file.hash));
    } catch (error) {
      delete files[name];
      lost.push(`${name} (${reasonOf(error)})`);
    }
  });
  if (lost.length > 0 && !options.allowLost) {
    throw new Mistake(
      `${origin} doesn't give ${lost.length} files that open tabs may need: ${lost.slice(0, 3).join(', ')}. Try again, or publish without them with --allow-lost; on the first release there is nothing to lose.`,
    );
  }
  const text = JSON.stringify({ releases, files } satisfies Releases);
  await writeFile(path.join(dist, RELEASES_FILE), `${text}\n`);
  if (options.compressCache) {
    await compressFolder({ dist, cacheFolder: options.compressCache });
  }
  for (const [name, { since }] of Object.entries(files)) {
    for (const ending of ['', '.br', '.gz']) {
      const file = path.join(dist, name + ending);
      const time = new Date(since);
      if (existsSync(file)) await utimes(file, time, time);
    }
  }
  return {
    releases: releases.length,
    carried: Object.keys(files).length - Object.keys(built).length,
    lost,
  };
}

/** Files whose address outlives their release. The list comes from a network. */
function isKept(name: string): boolean {
  return (
    /^(?:static|data)\//.test(name) &&
    !name.includes('\\') &&
    path.posix.normalize(name) === name
  );
}

/** What the build wrote for readers, without files that an earlier run has added. */
function builtFiles(dist: string): Record<string, string> {
  const record = readFileSync(path.join(dist, BUILD_RECORD), 'utf8');
  const { files = {} } = parseJson<BuildRecord>(record);
  return Object.fromEntries(
    Object.entries(files).filter(
      ([name]) => !isCompressedCopy(name) && !/^[_.]/.test(name),
    ),
  );
}

async function readLive(origin: string): Promise<Releases> {
  const response = await fetch(`${origin}/${RELEASES_FILE}`);
  // A site without the list was not published with this command.
  if (response.status === 404) return { releases: [], files: {} };
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return parseJson<Releases>(await response.text());
}

async function download(url: string, hash: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== hash) throw new Error('it is damaged');
  return bytes;
}

if (import.meta.main) {
  const { values } = readCommand({
    options: {
      dist: { type: 'string', default: 'dist' },
      from: { type: 'string' },
      'allow-lost': { type: 'boolean', default: false },
      compress: { type: 'boolean', default: false },
    },
  });
  const { dist, from = '' } = values;
  if (!URL.canParse(from)) {
    throw new Mistake(
      `--from "${from}" is no address, so no file was kept. Give the live site's, such as https://rslib.rs.`,
    );
  }
  const commit = builtCommit(dist);
  await checkBuild(dist);
  const { carried, lost, releases } = await keepFiles(
    dist,
    new URL(from).origin,
    {
      allowLost: values['allow-lost'],
      compressCache: values.compress
        ? path.resolve('.cache', 'compress')
        : undefined,
    },
  );
  console.log(
    `${dist} (${commit}) can be published: it has ${carried} files of ${releases - 1} earlier releases${lost.length > 0 ? `, and lacks ${lost.length}` : ''}`,
  );
}
