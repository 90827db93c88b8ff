// Runs the Nu validator over every page of dist/: `npm run test:html`, after
// `npm run build`. Needs Java.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { acceptedMessages } from './acceptedMessages.ts';
import { judgeMessages, type ValidatorMessage } from './judgeMessages.ts';

const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;
/** A page of the full matrix of options nests deeply. */
const STACK = '-Xss4m';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');
if (!existsSync(dist)) {
  throw new Error('dist/ is not built, so no page can be read: npm run build.');
}
const pages = globSync('**/*.html', { cwd: dist });
const jar = createRequire(import.meta.url)('vnu-jar') as string;

const { stderr, error } = spawnSync(
  'java',
  [STACK, '-jar', jar, '--format', 'json', ...pages],
  { cwd: dist, encoding: 'utf8', maxBuffer: OUTPUT_LIMIT_BYTES },
);
if (error) {
  throw new Error(
    `Java could not be started (${error.message}), so no page was read. On Debian: apt-get install default-jre-headless.`,
  );
}

const { messages } = JSON.parse(stderr) as { messages: ValidatorMessage[] };
const { errors, warnings, accepted } = judgeMessages(
  messages,
  acceptedMessages,
);
for (const { url = '', lastLine, message, extract = '' } of [
  ...errors,
  ...warnings,
]) {
  const page = path.relative(dist, url.replace(/^file:/, ''));
  console.error(`${page}:${lastLine ?? 0}: ${message}\n    ${extract.trim()}`);
}
const unused = acceptedMessages.filter((_, at) => accepted[at] === 0);
for (const { message, date } of unused) {
  console.error(
    `${message} of ${date} no longer occurs: remove it from checks/output/html/acceptedMessages.ts.`,
  );
}
const decided = accepted.reduce((sum, count) => sum + count, 0);
console.log(
  `${pages.length} pages, ${errors.length} errors, ${warnings.length} warnings (${decided} messages of ${acceptedMessages.length} kinds accepted with a reason)`,
);
process.exitCode = errors.length + warnings.length + unused.length > 0 ? 1 : 0;
