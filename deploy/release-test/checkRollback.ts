import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { currentRelease, layoutOf, listReleases } from '../release/layout.ts';
import type { Checks } from './Checks.ts';
import type { ReleaseHost } from './startReleases.ts';
import { servedCsp, until } from './switchUnderTraffic.ts';

/** One command brings back the previous release, including its headers. */
export async function checkRollback(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const ids = listReleases(host.folder);
  // Start over with the first release, whatever was live before.
  host.release('to', ids[0] ?? '');
  rmSync(layoutOf(host.folder).history);
  for (const id of ids.slice(1)) host.release('to', id);
  for (const id of ids.toReversed().slice(1)) {
    const { status, output } = host.release('rollback');
    checks.add(
      `rollback to ${id}`,
      status === 0 && currentRelease(host.folder) === id,
      output,
    );
    const headers = readFileSync(
      path.join(layoutOf(host.folder).site(id), '_headers'),
      'utf8',
    );
    await until(
      async () => headers.includes(await servedCsp(origin)),
      `the rollback to ${id} is served`,
    );
    checks.add(`the pages of ${id} are back`, true);
  }
  const { status, output } = host.release('rollback');
  checks.add(
    'a rollback beyond the first release is refused',
    status === 1 && output.includes('There is no release before'),
    output,
  );
}
