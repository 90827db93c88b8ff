// Collects reports from readers' browsers into a file of JSON lines:
//   node deploy/collector/run.ts --file /var/log/docs/reports.jsonl
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Mistake } from '../../command-line/mistakes.ts';
import {
  PORTS,
  readCommand,
  readNumber,
} from '../../command-line/readCommand.ts';
import { origin } from '../../site/site.ts';
import { createCollector } from './createCollector.ts';
import { ReportFile } from './ReportFile.ts';

const { values } = readCommand({
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
const port = readNumber('port', values.port, PORTS);
const perSecond = readNumber('per-second', values['per-second'], { least: 1 });
const megabytes = readNumber('max-megabytes', values['max-megabytes'], {
  least: 1,
});
if (!URL.canParse(values.origin)) {
  throw new Mistake(
    `--origin ${values.origin} is no address, so no report would be kept. Give one such as ${origin}.`,
  );
}
const folder = path.dirname(path.resolve(values.file));
if (!existsSync(folder)) {
  throw new Mistake(
    `There is no folder ${folder}, so no report could be kept. Make it, or name another file with --file.`,
  );
}

const file = new ReportFile(path.resolve(values.file), megabytes * 1_000_000);
const server = createCollector({
  origin: values.origin,
  perSecond,
  keep: reports => file.add(reports, new Date()),
});
server.on('error', error => {
  console.error(
    `The collector can't listen on ${values.host}:${values.port}: ${error.message}. Stop what is using that address, or choose another with --host and --port.`,
  );
  process.exitCode = 1;
});
server.listen(port, values.host, () => {
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
