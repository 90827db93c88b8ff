import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ASSETS } from '../build-record/kept.ts';
import { currentRelease, layoutOf, readManifest } from '../release/layout.ts';
import { listFiles } from '../build-record/listFiles.ts';
import { nginxControl } from '../release/nginxControl.ts';
import type { Checks } from './Checks.ts';
import type { ReleaseHost } from './startReleases.ts';

const RELOAD_LIMIT_MS = 30_000;
const script = path.resolve(import.meta.dirname, '../smoke/run.ts');

/** Runs the smoke test on the live release and returns its output. */
async function smoke(host: ReleaseHost, origin: string): Promise<string> {
  const memory = path.join(path.dirname(host.folder), 'smoke.json');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      ...['--origin', origin, '--memory', memory],
    ]);
    return stdout;
  } catch (error) {
    // execFile adds what the process printed.
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** The smoke test passes on the live release. */
export async function checkSmoke(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const output = await smoke(host, origin);
  checks.add('smoke', output.includes(' 0 failed'), output);
}

/** It requests files of earlier releases, and reports one that is gone. */
export async function checkSmokeAfterwards(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const output = await smoke(host, origin);
  const [, old = '0'] = /(\d+) files of earlier releases:/.exec(output) ?? [];
  checks.add(
    'smoke requests old files',
    // The entry script and ten chunks of the previous release.
    Number(old) > 10 && output.includes(' 0 failed'),
    output,
  );
  console.log(`smoke: ${output.trim()}`);

  await checkDamage(host, origin, checks);
}

/** It reports a lost file, and damaged copies that only some browsers get. */
async function checkDamage(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
): Promise<void> {
  const { file } = layoutOf(host.folder);
  const current = currentRelease(host.folder) ?? '';
  const assets = listFiles(path.join(host.folder, ASSETS));
  const nameOf = (pattern: RegExp) =>
    `${ASSETS}/${assets.find(name => pattern.test(name))}`;
  const lost = nameOf(/\/search\.[^/]*\.js$/);
  const emptied = nameOf(/lib-react[^/]*\.js$/);
  const damages: [name: string, damage: (bytes: Buffer) => Buffer | null][] = [
    ...['', '.br', '.gz'].map((ending): (typeof damages)[number] => [
      lost + ending,
      () => null,
    ]),
    [`${emptied}.br`, () => Buffer.alloc(0)],
    ['guide/start/quick-start.html.gz', bytes => bytes.subarray(0, 5000)],
    ['zh/index.html.br', bytes => bytes.subarray(0, 5000)],
  ];
  const wholes = damages.map(([name, damage]) => {
    const place = file(current, name);
    const bytes = readFileSync(place);
    replace(place, damage(bytes));
    return { place, bytes };
  });
  // nginx keeps files open for a second; a new worker has none open.
  await reloaded(host);
  const output = await smoke(host, origin);
  for (const { place, bytes } of wholes) replace(place, bytes);
  await reloaded(host);
  const expected = [
    `/${lost}: returned 404`,
    `/${emptied}: differs with br`,
    '/guide/start/quick-start: differs with gzip',
    '/zh/: differs with br',
  ];
  for (const line of expected) {
    checks.add(`smoke reports "${line}"`, output.includes(line), output);
  }
}

/** With a new inode, like every real change of a file. */
function replace(file: string, bytes: Buffer | null): void {
  rmSync(file, { force: true });
  if (bytes) writeFileSync(file, bytes);
}

async function reloaded({ configFile, folder }: ReleaseHost): Promise<void> {
  const id = currentRelease(folder) ?? '';
  const control = nginxControl({ configFile, limitMs: RELOAD_LIMIT_MS });
  control.reload();
  await control.confirm(id, readManifest(folder, id).server);
}
