import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHeadersFile } from '../hosts/headersFile.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { SBOM_FILE } from '../../shared/buildFiles.ts';
import { BUILD_RECORD, hashBuild } from '../build-record/buildRecord.ts';
import { ASSETS } from '../build-record/kept.ts';
import { isCompressedCopy, listFiles } from '../build-record/listFiles.ts';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/;
const ENTRY = /^index\.[0-9a-f]{10}\.js$/;
const CHUNKS = 'js/async/';
const INLINE_SCRIPT = '<script>(()=>{';

/**
 * Writes what a build would be after a change: a different folder of chunks, entry
 * script, and inline script, and therefore a different hash in the header. A second
 * build would prove the same and take a minute.
 */
export async function createVariant(
  dist: string,
  folder: string,
  name: string,
): Promise<void> {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 10);
  const names = renamedParts(dist, hash);
  const rename = (text: string) =>
    names.reduce((result, [from, to]) => result.replaceAll(from, to), text);

  rmSync(folder, { recursive: true, force: true });
  for (const file of listFiles(dist)) {
    if (isCompressedCopy(file) || file === BUILD_RECORD) continue;
    const from = path.join(dist, file);
    const to = path.join(folder, rename(file));
    mkdirSync(path.dirname(to), { recursive: true });
    if (!TEXT.test(file) || file === SBOM_FILE) {
      cpSync(from, to);
      continue;
    }
    const text = rename(readFileSync(from, 'utf8')).replace(
      INLINE_SCRIPT,
      `<script>/*${name}*/(()=>{`,
    );
    writeFileSync(to, text);
    writeFileSync(`${to}.br`, brotliCompressSync(text, QUICK));
    writeFileSync(`${to}.gz`, gzipSync(text, { level: 1 }));
  }
  const policy = readPolicy(folder, await readBuild(folder));
  writeFileSync(path.join(folder, '_headers'), createHeadersFile(policy));
  // Whether our own source is committed doesn't matter here.
  const record = JSON.stringify({ commit: name, files: hashBuild(folder) });
  writeFileSync(path.join(folder, BUILD_RECORD), record);
}

/** The size of the copies doesn't matter for a switch. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** New names for the folder of chunks and the entry script. */
function renamedParts(dist: string, hash: string): [string, string][] {
  const scripts = path.join(dist, ASSETS, 'js');
  const entry = readdirSync(scripts).find(file => ENTRY.test(file));
  if (!entry || !existsSync(path.join(scripts, 'async'))) {
    throw new Error(
      `${scripts} has no entry script or no folder of chunks, so releases can't be told apart. Run npm run build first.`,
    );
  }
  return [
    [CHUNKS, `js/${hash}/`],
    [entry, `index.${hash}.js`],
  ];
}
