// The suites of headers and of the site on Cloudflare's engine instead of nginx.
//   npm run gate test:edge:suites
//   npm run test:edge:suites -- notFound    some files of the site's suite
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { execPath } from 'node:process';
import { startEdge } from '../../deploy/edge/startEdge.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { makeCertificate } from '../../deploy/nginx/makeCertificate.ts';
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

const edge = await startEdge(dist);
const files = makeCertificate('edge');
const front = await startTlsFront(edge.origin, files);
const problems = [
  ...(await suiteProblems('headers', {
    E2E_ORIGIN: front.origin,
    E2E_PLAIN_ORIGIN: front.plainOrigin,
  })),
  ...(await suiteProblems('site', { E2E_ORIGIN: edge.origin }, ...positionals)),
];
front.stop();
await edge.stop();
reportProblems(problems, { total: '2 suites' });
