// Puts lies into copies of the project, one at a time, and expects each to be
// caught by the rule that is meant for it. Words choose some of the lies by
// name: `npm run verify:mutation tree`.
import { settleLimited } from '../../../scripts/fixtures/settleLimited.ts';
import { contentLies } from './contentLies.ts';
import { exampleLies } from './exampleLies.ts';
import type { Lie } from './lie.ts';
import { checkCopy, judgeLie, type CheckRun } from './tellLie.ts';

/** One for each core of a CI machine. */
const MAX_AT_ONCE = 2;

const root = process.cwd();
const words = process.argv.slice(2);
const lies = [...exampleLies, ...contentLies].filter(({ name }) =>
  words.every(word => name.includes(word)),
);

/** What each check says when nobody lies; asked once for each command. */
const honestRuns = new Map<string, Promise<CheckRun>>();
function runHonest(check: string[]): Promise<CheckRun> {
  const key = check.join(' ');
  const run = honestRuns.get(key) ?? checkCopy(root, check, () => undefined);
  honestRuns.set(key, run);
  return run;
}

let caught = 0;
async function tell(lie: Lie) {
  const honest = await runHonest(lie.check);
  const lying = await checkCopy(root, lie.check, copy => lie.apply(copy));
  const fault = judgeLie(lie, honest, lying);
  if (fault === undefined) {
    caught++;
    console.log(`caught  ${lie.caughtBy.padEnd(22)} ${lie.name}`);
  } else {
    console.error(`MISSED  ${lie.caughtBy.padEnd(22)} ${lie.name}\n${fault}\n`);
  }
}

const failures = await settleLimited(lies, MAX_AT_ONCE, tell);
for (const { item, error } of failures) {
  console.error(`BROKEN  ${item.name}: ${String(error)}`);
}
console.log(`verify:mutation: ${caught} of ${lies.length} lies caught`);
process.exitCode = caught === lies.length ? 0 : 1;
