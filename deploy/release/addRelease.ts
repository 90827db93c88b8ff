import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { SBOM_FILE } from '../../shared/buildFiles.ts';
import { createSite, type SiteOptions } from '../nginx/createSite.ts';
import {
  addAssets,
  pruneAssets,
  removeDrafts,
  syncFolders,
  type Undo,
} from './assetPool.ts';
import { BUILD_RECORD, builtCommit } from '../build-record/buildRecord.ts';
import { checkBuild } from '../build-record/checkBuild.ts';
import {
  copyReadable,
  renameWhole,
  syncToDisk,
  writeWhole,
} from './durable.ts';
import { readEarlierFiles } from './earlierFiles.ts';
import { ASSETS } from '../build-record/kept.ts';
import {
  DRAFT,
  layoutOf,
  listReleases,
  type Manifest,
  numberOf,
} from './layout.ts';
import { hashFile } from '../build-record/listFiles.ts';

export interface ReleaseOptions {
  /** The build to release. */
  dist: string;
  /** The folder that holds all releases. */
  folder: string;
  /** The same folder as the server sees it. */
  servedFrom: string;
  server: Omit<SiteOptions, 'root' | 'assetsRoot' | 'release'>;
}

export interface AddedRelease {
  id: string;
  /** Removes it again, with everything that only it needs. */
  remove: Undo;
}

/**
 * Copies a complete build into the releases folder. Readers get it only after
 * the switch. On failure, nothing is left behind to fill the disk.
 */
export async function addRelease(
  options: ReleaseOptions,
): Promise<AddedRelease> {
  const { dist, folder, server, servedFrom } = options;
  const { files, policy } = await checkBuild(dist);
  const commit = builtCommit(dist);
  const layout = layoutOf(folder);
  mkdirSync(layout.releases, { recursive: true });
  // Leftovers of an interrupted run shouldn't take up disk space.
  removeDrafts(folder);
  pruneAssets(folder);
  const removeAssets = addAssets(folder, dist);

  const served = files.filter(
    file => file !== BUILD_RECORD && file !== SBOM_FILE,
  );
  const inPool = (name: string) => name.startsWith(`${ASSETS}/`);
  const { outliving, timeOf } = readEarlierFiles(folder, served);
  const hashes = Object.fromEntries([
    ...served.map(
      name =>
        [
          name,
          hashFile(path.join(inPool(name) ? folder : dist, name)),
        ] as const,
    ),
    ...[...outliving].map(([name, { hash }]) => [name, hash] as const),
  ]);
  const siteFor = (id: string) =>
    createSite(policy, {
      ...server,
      // The header belongs to these pages, so it's stored with them.
      root: layoutOf(servedFrom).site(id),
      assetsRoot: servedFrom,
      release: id,
    });
  const id = nextId(folder, JSON.stringify(hashes) + siteFor(''));
  // Under a temporary name first, so it appears completely or not at all.
  const draft = DRAFT + id;
  try {
    const pages = Object.entries(hashes).filter(([name]) => !inPool(name));
    for (const [name, hash] of pages) {
      const to = layout.file(draft, name);
      mkdirSync(path.dirname(to), { recursive: true });
      copyReadable(outliving.get(name)?.file ?? path.join(dist, name), to);
      const time = timeOf(name, hash);
      if (time) utimesSync(to, time, time);
      syncToDisk(to);
    }
    copyReadable(path.join(dist, SBOM_FILE), layout.sbom(draft));
    syncToDisk(layout.sbom(draft));
    writeWhole(layout.serverFile(draft), siteFor(id));
    const manifest: Manifest = {
      commit,
      server: { listen: server.listen, serverName: server.serverName },
      serverFile: hashFile(layout.serverFile(draft)),
      files: hashes,
      ...(outliving.size > 0 && { outliving: [...outliving.keys()] }),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    writeWhole(layout.manifest(draft), text);
    syncFolders(layout.release(draft));
    renameWhole(layout.release(draft), layout.release(id));
  } catch (error) {
    rmSync(layout.release(draft), { recursive: true, force: true });
    removeAssets();
    throw error;
  }
  return {
    id,
    remove: () => {
      rmSync(layout.release(id), { recursive: true, force: true });
      removeAssets();
    },
  };
}

function nextId(folder: string, content: string): string {
  const last = listReleases(folder).at(-1);
  const number = String((last ? numberOf(last) : 0) + 1).padStart(4, '0');
  const hash = createHash('sha256').update(content).digest('hex');
  return `${number}-${hash.slice(0, 10)}`;
}
