// Collects reports from readers' browsers into a file of JSON lines:
//   node deploy/collector/run.ts --file /var/log/docs/reports.jsonl
import path from 'node:path';
import { parseArgs } from 'node:util';
import { origin } from '../../site/site.ts';
import { createCollector } from './createCollector.ts';
import { ReportFile } from './ReportFile.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'reports.jsonl' },
    /** Of the site; reports about others are left out. */
    origin: { type: 'string', default: origin },
    /** nginx is the only client, so nobody else should reach it. */
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '9180' },
    /** The file and its predecessor together take twice as much at most. */
    'max-megabytes': { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '20' },
  },
});

const file = new ReportFile(
  path.resolve(values.file),
  Number(values['max-megabytes']) * 1_000_000,
);
const server = createCollector({
  origin: values.origin,
  perSecond: Number(values['per-second']),
  keep: reports => file.add(reports, new Date()),
});
server.on('error', error => {
  console.error(
    `The collector can't listen on ${values.host}:${values.port}: ${error.message}. Stop what is using that address, or choose another with --host and --port.`,
  );
  process.exitCode = 1;
});
server.listen(Number(values.port), values.host, () => {
  console.log(
    `Collecting reports about ${values.origin} at ${values.host}:${values.port} in ${values.file}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
