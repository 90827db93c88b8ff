// The build on Cloudflare's own engine, as readers get it there: limits, rules, smoke,
// and readers whose tabs are open while releases come and go, there and on nginx.
//   npm run gate test:edge
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { listFiles } from '../build-record/listFiles.ts';
import type { Finding } from '../smoke/checkRest.ts';
import { startNginxHost } from '../walks/startNginxHost.ts';
import { walkReleases } from '../walks/walkReleases.ts';
import { CONFIG_FILE, readConfig, startEdge } from './startEdge.ts';

const { values } = readCommand({
  options: { dist: { type: 'string', default: 'dist' } },
});
process.env.WRANGLER_SEND_METRICS = 'false';

const deploy = path.dirname(import.meta.dirname);
const work = mkdtempSync(path.join(tmpdir(), 'edge-'));
const findings: Finding[] = [];
const start = performance.now();

function add(name: string, problems: readonly string[], note = ''): void {
  findings.push({ name, problems: [...problems] });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${seconds} s ${problems.length > 0 ? 'FAILED' : 'ok'} ${name}${note}`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
}

/** Runs a command; what it printed, and whether it ended well. */
async function run(
  ...args: string[]
): Promise<{ isRight: boolean; text: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      args,
    );
    return { isRight: true, text: stdout + stderr };
  } catch (error) {
    // execFile adds what the process printed.
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    return { isRight: false, text: stdout + stderr };
  }
}

const smoke = (origin: string) =>
  run(
    path.join(deploy, 'smoke/run.ts'),
    ...['--origin', origin, '--dist', values.dist],
    ...['--memory', path.join(work, 'smoke.json')],
  );

/** Addresses that the Worker must see before a file is found for them. */
function pageRules(): string[] {
  const names = listFiles(values.dist)
    .filter(file => file.endsWith('.html'))
    .map(file => file.replace(/\.html$|\/.*$/g, ''));
  return ['/', '//*', ...[...new Set(names)].map(name => `/${name}*`).sort()];
}

/** Readers with open tabs, on both engines. */
async function walk(): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  for (const host of [startEdge, startNginxHost]) {
    const walked = await walkReleases(host, browser, {
      dist: values.dist,
      work: mkdtempSync(path.join(work, 'walk-')),
    });
    for (const { name, problems } of walked) add(name, problems);
  }
  await browser.close();
}

try {
  const wrangler = path.resolve('node_modules/wrangler/bin/wrangler.js');
  const limits = await run(
    wrangler,
    ...['deploy', '--dry-run', '--config', CONFIG_FILE],
    ...['--assets', path.resolve(values.dist), '--outdir', work],
  );
  add('limits of the host', limits.isRight ? [] : [limits.text]);
  const rules = pageRules();
  add(
    'run_worker_first names the folders of the build',
    String(readConfig().assets.run_worker_first) === String(rules)
      ? []
      : [`write ${JSON.stringify(rules)} in ${CONFIG_FILE}`],
  );

  const edge = await startEdge(values.dist);
  add(
    'the engine takes every rule',
    edge.said.some(line => line.includes('valid header rules'))
      ? edge.said.filter(line => line.includes('invalid'))
      : ['it said nothing of rules'],
  );
  // They wait more than they compute.
  const walks = walk();
  const whole = await smoke(edge.origin);
  add('smoke', whole.isRight ? [] : [whole.text], `: ${whole.text.trim()}`);
  await edge.stop();

  await walks;
} finally {
  rmSync(work, { recursive: true, force: true });
}
const failed = findings.filter(({ problems }) => problems.length > 0).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
