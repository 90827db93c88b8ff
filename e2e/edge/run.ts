// The suites of headers and of the site on Cloudflare's engine instead of nginx, and a
// file that is too large for a host, in parts, on both.
//   npm run gate test:edge:suites
//   npm run test:edge:suites -- notFound    some files of the site's suite
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execPath } from 'node:process';
import { chromium } from '@playwright/test';
import { CONFIG_FILE, startEdge } from '../../deploy/edge/startEdge.ts';
import { startNginxHost } from '../../deploy/walks/startNginxHost.ts';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { makeCertificate } from '../support/makeCertificate.ts';
import { createLargeBuild, partsProblems } from './largeFile.ts';
import { startTlsFront } from './startTlsFront.ts';

const { positionals } = readCommand({ allowPositionals: true, options: {} });
const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false' };

async function isRight(env: object, ...args: string[]): Promise<boolean> {
  const process = spawn(execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: 'inherit',
  });
  // An exit has a code, or null after a signal.
  const [code] = (await once(process, 'exit')) as [number | null];
  return code === 0;
}

async function suiteProblems(
  name: string,
  env: object,
  ...names: string[]
): Promise<string[]> {
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '-c', `e2e/${name}`, ...names];
  return (await isRight(env, ...args))
    ? []
    : [`The suite of ${name} failed on workerd.`];
}

const isTaken = (folder: string) =>
  isRight(
    {},
    ...['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run'],
    ...['--config', CONFIG_FILE, '--assets', folder],
  );

async function largeFileProblems(work: string): Promise<string[]> {
  const large = createLargeBuild(dist, work);
  const problems = (await isTaken(work))
    ? ['The host takes a file that it should refuse: parts may be needless.']
    : [];
  rmSync(large.whole);
  if (!(await isTaken(work))) problems.push('The host refuses a part.');
  const browser = await chromium.launch(browserOptions);
  for (const start of [startEdge, startNginxHost]) {
    const host = await start(work);
    const found = await partsProblems(host, browser, large);
    problems.push(...found.map(problem => `${host.name}: ${problem}`));
    await host.stop();
  }
  await browser.close();
  return problems;
}

const work = mkdtempSync(path.join(tmpdir(), 'large-'));
const problems = await largeFileProblems(work);
rmSync(work, { recursive: true });

const edge = await startEdge(dist);
const files = makeCertificate('edge');
const front = await startTlsFront(edge.origin, files);
problems.push(
  ...(await suiteProblems('headers', {
    E2E_ORIGIN: front.origin,
    E2E_PLAIN_ORIGIN: front.plainOrigin,
    E2E_CERTIFICATE: files.certificate,
  })),
  ...(await suiteProblems('site', { E2E_ORIGIN: edge.origin }, ...positionals)),
);
front.stop();
await edge.stop();
reportProblems(problems, { total: 'A large file on 2 engines, 2 suites' });
