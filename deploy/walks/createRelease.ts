import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD, hashBuild } from '../build-record/buildRecord.ts';
import { isCompressedCopy, listFiles } from '../build-record/listFiles.ts';
import { createHeadersFile } from '../hosts/headersFile.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';

/** Where readers of the walks go. */
export const PAGES = ['guide/start/quick-start', 'guide/basic/cli'];

const TEXT = /\.(?:html|js|json)$/;
const PAGE = /\.(?:html|md)$/;
/** Preview images, and the Chinese index. */
const NOT_WALKED = /^static\/(?:og|search\/\w+\/zh)/;

/**
 * Writes what a build would be after a change of everything a tab loads later: its entry
 * script, chunks, and the form and parts of the search index have other names, and an
 * inline script other bytes, so the header differs. Few pages, because a release of all
 * of them proves the same and takes ten times as long.
 */
export async function createRelease(
  dist: string,
  folder: string,
  name: string,
): Promise<string> {
  const files = listFiles(dist).filter(
    file =>
      !isCompressedCopy(file) &&
      !NOT_WALKED.test(file) &&
      file !== BUILD_RECORD &&
      (!PAGE.test(file) || isWalked(file)),
  );
  const hash = createHash('sha256').update(name).digest('hex');
  const names = renamed(files, hash);
  const rename = (text: string) =>
    names.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  for (const file of files) {
    const from = path.join(dist, file);
    const to = path.join(folder, rename(file));
    mkdirSync(path.dirname(to), { recursive: true });
    if (!TEXT.test(file)) copyFileSync(from, to);
    else {
      const text = rename(readFileSync(from, 'utf8'));
      const change = `<script>/*${name}*/(()=>{`;
      writeFileSync(to, text.replace('<script>(()=>{', change));
    }
  }
  const policy = readPolicy(folder, await readBuild(folder));
  writeFileSync(path.join(folder, '_headers'), createHeadersFile(policy));
  const record = JSON.stringify({ commit: name, files: hashBuild(folder) });
  writeFileSync(path.join(folder, BUILD_RECORD), record);
  return folder;
}

function isWalked(file: string): boolean {
  const page = file.replace(PAGE, '').replace(/^zh\//, '');
  return ['index', '404', ...PAGES].includes(page);
}

/** The parts of file names that a release has for itself, and its own for them. */
function renamed(files: readonly string[], hash: string): [string, string][] {
  const parts = [
    /^static\/js\/(index\.[0-9a-f]{10})\.js$/,
    /^static\/(js\/async)\//,
    /^data\/\w+\/([0-9a-f]{10})/,
    /^static\/search\/([0-9a-f]{8})\/en.json$/,
    /^static\/search\/([0-9a-f]{8})\/en\/terms-/,
  ].map(pattern => {
    const found = files.flatMap(file => pattern.exec(file)?.[1] ?? []);
    if (found.length > 0) return found;
    throw new Error(
      `The build has no file like ${pattern}, so releases can't be told apart. Run npm run build first, or correct this pattern.`,
    );
  });
  const [entries = [], chunks = [], ...hashes] = parts;
  return [
    ...entries.map((from): [string, string] => [
      from,
      `index.${hash.slice(0, 10)}`,
    ]),
    ...chunks.map((from): [string, string] => [
      from,
      `js/${hash.slice(0, 10)}`,
    ]),
    ...hashes.flat().map((from): [string, string] => [
      from,
      createHash('sha256')
        .update(hash + from)
        .digest('hex')
        .slice(0, from.length),
    ]),
  ].filter(
    ([from], at, all) => all.findIndex(([other]) => other === from) === at,
  );
}
