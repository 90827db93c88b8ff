// What a page costs the server, compared with a bare file of the same size:
//   node bench/load/run.ts [--pairs 9] [--seconds 3]
// Needs wrk (Debian: wrk). Both servers run the whole time and are loaded in
// turns, so that other load on the machine affects both equally.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrotliModule } from '../../deploy/nginx/findNginx.ts';
import { reservePort } from '../../deploy/nginx/port.ts';
import { runNginx } from '../../deploy/nginx/runNginx.ts';
import { startServer } from '../../deploy/nginx/startServer.ts';
import { cpuSeconds } from './cpuTime.ts';
import { createBareConfig } from './createBare.ts';
import { load } from './wrk.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    page: { type: 'string', default: '/guide/start/quick-start' },
    pairs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '3' },
  },
});
const MAX_CPU_RATIO = 1.8;
const MIN_REQUESTS = 100_000;

const workFolder = path.resolve('.cache', 'bare-nginx');
mkdirSync(workFolder, { recursive: true });
const brotli = findBrotliModule();
const copy = path.resolve(
  `${values.dist}${values.page}.html.${brotli ? 'br' : 'gz'}`,
);
const barePort = await reservePort(0);
const bareFile = path.join(workFolder, 'nginx.conf');
writeFileSync(
  bareFile,
  createBareConfig(copy, barePort, {
    modules: [],
    workFolder,
    ...(process.getuid?.() === 0 && { user: userInfo().username }),
  }),
);

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const ours = await startServer({ dist: values.dist, port: 0 });
const bare = await runNginx(bareFile, barePort);
let requests = 0;
let errors = 0;
const measure = (server: typeof ours, address: string) => {
  const before = cpuSeconds(server.pid);
  const result = load(server.origin + address, Number(values.seconds));
  errors += result.errors;
  requests += result.requests;
  const micros = ((cpuSeconds(server.pid) - before) / result.requests) * 1e6;
  return { micros, perSecond: result.requestsPerSecond };
};

try {
  const pairs = Array.from({ length: Number(values.pairs) }, (_, index) => {
    // Each goes first as often as second.
    const first = index % 2 === 0 ? measure(bare, '/page') : undefined;
    const page = measure(ours, values.page);
    const file = first ?? measure(bare, '/page');
    const ratio = page.micros / file.micros;
    console.log(
      `pair ${index + 1}: bare ${file.micros.toFixed(1)} µs, page ${page.micros.toFixed(1)} µs, ratio ${ratio.toFixed(2)}; ${Math.round(file.perSecond)} and ${Math.round(page.perSecond)} requests a second`,
    );
    return { ratio, page, file };
  });
  const ratio = median(pairs.map(pair => pair.ratio));
  console.log(
    `CPU per request, medians: bare ${median(pairs.map(({ file }) => file.micros)).toFixed(1)} µs, page ${median(pairs.map(({ page }) => page.micros)).toFixed(1)} µs; ratio ${ratio.toFixed(2)} (at most ${MAX_CPU_RATIO}); ${requests} requests, ${errors} errors`,
  );
  if (ratio > MAX_CPU_RATIO || errors > 0 || requests < MIN_REQUESTS) {
    console.error('A limit was exceeded, or there were too few requests.');
    process.exitCode = 1;
  }
} finally {
  await ours.stop();
  await bare.stop();
  rmSync(workFolder, { recursive: true, force: true });
}
