// Releases under traffic, with real nginx and the release command: every response
// must be complete and belong to one release, including its headers.
//   npm run gate test:release                  100 switches, 100 requests in each
//   npm run test:release -- --switches 25
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { checkAddresses, PAGES } from './checkAddresses.ts';
import { checkRefusals } from './checkRefusals.ts';
import { checkRollback } from './checkRollback.ts';
import { checkSmoke, checkSmokeAfterwards } from './checkSmoke.ts';
import { Checks } from './Checks.ts';
import { createVariant } from './createVariant.ts';
import { type Expected, readExpected } from './expectations.ts';
import { createReleaseHost } from './startReleases.ts';
import { switchUnderTraffic } from './switchUnderTraffic.ts';
import { currentRelease } from '../release/layout.ts';
import { afterActivation } from '../release/history.ts';
import { nginxControl } from '../release/nginxControl.ts';
import { switchRelease } from '../release/switchRelease.ts';

const { values } = readCommand({
  options: {
    dist: { type: 'string', default: 'dist' },
    switches: { type: 'string', default: '100' },
  },
});
/** The live one, and those of tabs that are one, two, and three releases old. */
const RELEASES = 4;
const RELOAD_LIMIT_MS = 30_000;

const work = mkdtempSync(path.join(tmpdir(), 'release-test-'));
const checks = new Checks();
const host = await createReleaseHost(work);
const expected: Expected[] = [];
const ids: string[] = [];

async function publish(index: number, ...args: string[]): Promise<void> {
  const build = path.join(work, `build-${index}`);
  await createVariant(values.dist, build, `release ${index}`);
  expected.push(await readExpected(build));
  const { status, output } = host.release('--dist', build, ...args);
  const current = currentRelease(host.folder) ?? 'none';
  checks.add(
    `release ${index} is published`,
    status === 0 && !ids.includes(current),
    output,
  );
  ids.push(current);
}

try {
  // nginx starts with the first release, so there's nothing to reload.
  await publish(1, '--no-server');
  const server = await host.start();
  try {
    await checkSmoke(host, server.origin, checks);
    for (let index = 2; index <= RELEASES; index++) await publish(index);
    await checkSmokeAfterwards(host, server.origin, checks);
    checks.add(
      'releases differ in their header',
      new Set(expected.map(({ csp }) => csp)).size === RELEASES,
    );
    const control = nginxControl({
      configFile: host.configFile,
      limitMs: RELOAD_LIMIT_MS,
    });
    const start = performance.now();
    const traffic = await switchUnderTraffic({
      origin: server.origin,
      releases: expected,
      switches: Number(values.switches),
      switchTo: index =>
        switchRelease(host.folder, ids[index] ?? '', control, afterActivation),
    });
    const requests = traffic.pages + traffic.assets + traffic.oldAssets;
    checks.addAll(requests, traffic.problems);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${values.switches} switches in ${seconds} s: ${requests} requests (${traffic.pages} pages, ${traffic.byRelease.join(' + ')} by release; ${traffic.assets} of their files; ${traffic.oldAssets} files of other releases), ${traffic.problems.length} failed; ${traffic.closings} kept-alive connections closed by the server and reopened`,
    );

    await checkRollback(host, server.origin, checks);
    await checkRefusals(host, server.origin, checks, values.dist);
    const addresses = await checkAddresses(server.origin);
    checks.addAll(addresses.checked, addresses.problems);
    console.log(
      `${addresses.checked} spellings of ${PAGES.length} pages: ${addresses.problems.length} failed`,
    );
  } finally {
    await server.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
checks.report();
