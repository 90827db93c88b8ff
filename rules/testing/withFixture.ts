import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site } from '../../content-model/Site.ts';
import { acceptPages } from '../parity/acceptPages.ts';

/**
 * Runs something on a copy of the clean site with a fixture's files laid over it.
 * `isAccepted`: the translations are accepted with the fixture in place; otherwise
 * they were accepted before it.
 */
export function withFixture<T>(
  folder: string,
  fixture: { name: string; isAccepted: boolean },
  run: (site: Site) => T,
): T {
  const root = mkdtempSync(path.join(tmpdir(), 'content-checks-'));
  const accept = () => {
    const site = new Site(root);
    acceptPages(site, site.ids);
  };
  try {
    cpSync(path.join(folder, 'clean'), root, { recursive: true });
    accept();
    cpSync(path.join(folder, fixture.name), root, { recursive: true });
    if (fixture.isAccepted) accept();
    return run(new Site(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}
