// Validates every page in dist/ with the Nu HTML checker. Needs Java and a build.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBuild } from '../../../deploy/readBuild.ts';
import { reportProblems } from '../../../tooling/reportProblems.ts';
import { acceptedMessages } from './acceptedMessages.ts';
import { judgeMessages, type ValidatorMessage } from './judgeMessages.ts';
import { parseJson } from '../../../shared/parseJson.ts';

const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;
/** The page with the full matrix of options is deeply nested. */
const STACK = '-Xss4m';
/** A run this short doesn't win back what a better compiler costs: half of its time. */
const CHEAP = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

const dist = path.resolve(import.meta.dirname, '../../../dist');
const pages = (await readBuild(dist)).map(({ file }) => file);
// The package exports the path of its jar.
const jar = createRequire(import.meta.url)('vnu-jar') as string;

const { stderr, error } = spawnSync(
  'java',
  [STACK, ...CHEAP, '-jar', jar, '--format', 'json', ...pages],
  { cwd: dist, encoding: 'utf8', maxBuffer: OUTPUT_LIMIT_BYTES },
);
if (error) {
  throw new Error(
    `Java could not be started (${error.message}), so no page was checked. On Debian: apt-get install default-jre-headless.`,
  );
}

const { messages } = parseJson<{ messages: ValidatorMessage[] }>(stderr);
const { errors, warnings, accepted } = judgeMessages(
  messages,
  acceptedMessages,
);
const problems = [...errors, ...warnings].map(
  ({ url = '', lastLine = 0, message, extract = '' }) =>
    `${path.relative(dist, url.replace(/^file:/, ''))}:${lastLine}: ${message}\n    ${extract.trim()}`,
);
const unused = acceptedMessages
  .filter((_, at) => accepted[at] === 0)
  .map(
    ({ message, date }) =>
      `${message} of ${date} no longer occurs. Remove it from gate/output/html/acceptedMessages.ts.`,
  );
const count = accepted.reduce((sum, one) => sum + one, 0);
reportProblems([...problems, ...unused], {
  total: `${pages.length} pages, ${errors.length} errors, ${warnings.length} warnings (${count} messages of ${acceptedMessages.length} kinds accepted with a reason)`,
});
