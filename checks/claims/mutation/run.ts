// Changes what proofs rest on, one thing at a time: a file is gone, a line has
// other words, the exit code is another, two outputs are swapped. Each proof
// should fail then. `npm run claims:mutation /config/lib/dts` takes one page.
import { readCommand } from '../../../command-line/readCommand.ts';
import { Site } from '../../../content-model/Site.ts';
import { findPages } from '../../content/commands/findPages.ts';
import { sum } from '../checkShare.ts';
import { RecordedEvidence } from '../proof/RecordedEvidence.ts';
import { readClaims } from '../../../content-model/claims/readClaims.ts';
import { isProvingPage } from '../sentences/isListed.ts';
import { collectEverything } from './collectEverything.ts';
import { tryImpostors } from './impostors.ts';
import { holds, mutateClaim } from './mutateClaim.ts';

/** The share of changes that have to make a proof fail. */
const LEAST_KILLED = 0.95;
/** A proof that accepts more than this share of foreign outputs is weak. */
const WEAK = 0.25;

const root = process.cwd();
const site = new Site(root);
const source = new RecordedEvidence(root);
const { positionals: names } = readCommand({ allowPositionals: true });
const ids =
  names.length > 0 ? findPages(site, names) : site.ids.filter(isProvingPage);
const claims = ids.flatMap(id =>
  (readClaims(root, id)?.claims ?? [])
    .filter(claim => claim.assertions.length > 0 && holds(claim, source))
    .map(claim => ({ id, claim })),
);
const everything = collectEverything(source);

let killed = 0;
let total = 0;
const tried: number[] = [];
const accepted: number[] = [];
for (const { id, claim } of claims) {
  const mutated = mutateClaim(claim, source, everything);
  killed += mutated.killed;
  total += mutated.killed + mutated.survivors.length;
  const sentence = `content/claims/${id}.yaml:${claim.line} “${claim.en.join(' ')}”`;
  for (const survivor of mutated.survivors) {
    console.log(`survived  ${sentence}\n          ${survivor}`);
  }
  const strength = tryImpostors(claim, source);
  tried.push(strength.tried);
  accepted.push(strength.accepted.length);
  if (strength.accepted.length > strength.tried * WEAK) {
    console.log(
      `weak      ${sentence}\n          holds for ${strength.accepted.length} of ${strength.tried} other examples, such as ${strength.accepted.slice(0, 3).join(', ')}`,
    );
  }
}
const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
console.log(
  `claims:mutation: ${killed} of ${total} changes noticed (${percent(killed, total)}), ${claims.length} proofs; ` +
    `foreign outputs refused: ${percent(sum(tried) - sum(accepted), sum(tried))}`,
);
if (killed < total * LEAST_KILLED) process.exitCode = 1;
