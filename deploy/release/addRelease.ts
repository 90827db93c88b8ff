import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSite, type SiteOptions } from '../nginx/createSite.ts';
import { addAssets } from './assetPool.ts';
import { checkBuild } from './checkBuild.ts';
import {
  ASSETS,
  DRAFT,
  layoutOf,
  listReleases,
  type Manifest,
  numberOf,
} from './layout.ts';
import { hashFile, isCompressedCopy } from './listFiles.ts';

export interface ReleaseOptions {
  /** The build to release. */
  dist: string;
  /** Holds all releases. */
  folder: string;
  /** The same folder as the server sees it. */
  servedFrom: string;
  /** The source that was built. */
  commit: string;
  server: Omit<SiteOptions, 'root' | 'assetsRoot'>;
}

/**
 * Takes a whole build into the folder of releases. Readers get it only by the
 * switch. Returns its id.
 */
export async function addRelease(options: ReleaseOptions): Promise<string> {
  const { commit, dist, folder, server, servedFrom } = options;
  const { files, policy } = await checkBuild(dist);
  const manifest: Manifest = {
    commit,
    files: Object.fromEntries(
      files
        .filter(file => !isCompressedCopy(file))
        .map(file => [file, hashFile(path.join(dist, file))]),
    ),
  };
  const id = nextId(folder, manifest);
  const layout = layoutOf(folder);
  mkdirSync(layout.releases, { recursive: true });
  addAssets(folder, dist);

  // Aside first, under a name that is no release: it appears whole or not.
  const draft = DRAFT + id;
  rmSync(layout.release(draft), { recursive: true, force: true });
  const assets = path.join(dist, ASSETS);
  cpSync(dist, layout.site(draft), {
    recursive: true,
    filter: source => path.resolve(source) !== path.resolve(assets),
  });
  // The header belongs to these pages, so it lies beside them.
  const site = createSite(policy, {
    ...server,
    root: layoutOf(servedFrom).site(id),
    assetsRoot: servedFrom,
  });
  writeFileSync(layout.serverFile(draft), site);
  writeFileSync(
    layout.manifest(draft),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  renameSync(layout.release(draft), layout.release(id));
  return id;
}

function nextId(folder: string, { files }: Manifest): string {
  const last = listReleases(folder).at(-1);
  const number = String((last ? numberOf(last) : 0) + 1).padStart(4, '0');
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return `${number}-${hash.slice(0, 10)}`;
}
