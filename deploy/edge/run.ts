// The build on Cloudflare's own engine, as readers get it there: limits, rules, smoke,
// Markdown by `Accept` as nginx has it, faults that smoke must notice, and readers whose
// tabs are open while releases come and go, there and on nginx.
//   npm run gate test:edge
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { BUILD_RECORD, hashBuild } from '../build-record/buildRecord.ts';
import { listFiles } from '../build-record/listFiles.ts';
import { startServer } from '../nginx/startServer.ts';
import type { Finding } from '../smoke/checkRest.ts';
import { startNginxHost } from '../walks/startNginxHost.ts';
import { walkReleases } from '../walks/walkReleases.ts';
import { compareAccept } from './compareAccept.ts';
import { mutants, unnoticedMutants } from './mutants.ts';
import { CONFIG_FILE, readConfig, startEdge } from './startEdge.ts';

const { values } = readCommand({
  options: { dist: { type: 'string', default: 'dist' } },
});
const HEADERS = 1000;
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

const smoke = (origin: string, ...args: string[]) =>
  run(
    path.join(deploy, 'smoke/run.ts'),
    ...['--origin', origin, '--dist', values.dist],
    ...['--memory', path.join(work, 'smoke.json'), ...args],
  );

const quickSmoke = (origin: string) => smoke(origin, '--pages', '4');

/** Addresses that the Worker must see before a file is found for them. */
function pageRules(): string[] {
  const names = listFiles(values.dist)
    .filter(file => file.endsWith('.html'))
    .map(file => file.replace(/\.html$|\/.*$/g, ''));
  return ['/', '//*', ...[...new Set(names)].map(name => `/${name}*`).sort()];
}

/** A copy of the build with a fault in each kind of file that readers load later. */
async function damageProblems(origin: string): Promise<string[]> {
  const folder = path.join(work, 'damaged');
  cpSync(values.dist, folder, { recursive: true });
  const record = { commit: 'damaged', files: hashBuild(folder) };
  writeFileSync(path.join(folder, BUILD_RECORD), JSON.stringify(record));
  const kinds = [
    /^static\/search\/\w+\/zh\/texts-.*\.json$/,
    /^data\/search\/.*\.json$/,
    /^data\/errors\/.*\.json$/,
    /^static\/explorer\//,
    /^static\/js\/async\//,
  ];
  const damaged = kinds.map((kind, at) => {
    const name =
      listFiles(folder).find(file => kind.test(file)) ?? String(kind);
    if (at % 2 === 0) rmSync(path.join(folder, name));
    else writeFileSync(path.join(folder, name), '{}');
    return name;
  });
  const keep = path.join(deploy, 'keepFiles.ts');
  const { isRight, text } = await run(keep, '--dist', folder, '--from', origin);
  return [
    ...(isRight ? ['the build was made ready'] : []),
    ...damaged
      .filter(name => !text.includes(name))
      .map(name => `${name} is not named: ${text}`),
  ];
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

  const dist = path.join(work, 'dist');
  cpSync(values.dist, dist, { recursive: true, preserveTimestamps: true });
  const edge = await startEdge(dist);
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
  const nginx = await startServer({ dist: values.dist, port: 0 });
  const { differing, markdown } = await compareAccept(
    [edge.origin, nginx.origin],
    HEADERS,
  );
  await nginx.stop();
  add(
    'Accept as on nginx',
    markdown > 0 ? differing : ['no answer was Markdown'],
    `: ${HEADERS} headers, ${markdown} answered in Markdown`,
  );
  add('a damaged build is refused', await damageProblems(edge.origin));
  // A quick look asks for none of them, and the engine starts sooner.
  rmSync(path.join(dist, 'static'), { recursive: true });
  const unnoticed = await unnoticedMutants(
    { dist, work },
    worker => edge.tryWorker(dist, worker),
    async () => !(await quickSmoke(edge.origin)).isRight,
  );
  add('smoke notices mutants', unnoticed, `: ${mutants.length}`);
  await edge.publish(dist);
  const after = await quickSmoke(edge.origin);
  add('and nothing without a fault', after.isRight ? [] : [after.text]);
  await edge.stop();

  await walks;
} finally {
  rmSync(work, { recursive: true, force: true });
}
const failed = findings.filter(({ problems }) => problems.length > 0).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
