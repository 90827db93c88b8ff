// Which sentences are no longer true with another version of @rslib/core:
// `npm run claims:upgrade 1.0.0`, or with some pages: `… 1.0.0 /config/lib/dts`.
// Builds the examples behind the proofs with that version, in .cache/claims.
// `--keep dts-alias` instead keeps what an example does with that version, as
// evidence for sentences about it: `dts-alias@0.23.2`.
import path from 'node:path';
import { Mistake } from '../../../tooling/mistakes.ts';
import { readCommand } from '../../../tooling/readCommand.ts';
import { writeData } from '../../../content-model/examples/resultFiles.ts';
import { Site } from '../../../content-model/Site.ts';
import { findPages } from '../../../rules/commands/findPages.ts';
import { formatIssues } from '../../../tooling/report.ts';
import { judgeClaim } from '../../rules/judgeClaim.ts';
import { holds } from '../../rules/proof/holds.ts';
import {
  keptResult,
  RecordedEvidence,
} from '../../rules/proof/RecordedEvidence.ts';
import { namesOf } from '../../rules/proof/namesOf.ts';
import { readClaims } from '../../content-model/readClaims.ts';
import { isProvingPage } from '../../rules/sentences/isListed.ts';
import { listSentences } from '../../rules/sentences/listSentences.ts';
import { buildWithCore } from './buildWithCore.ts';
import { installCore, readCoreVersion } from './installCore.ts';

const { values, positionals } = readCommand({
  allowPositionals: true,
  options: { keep: { type: 'string', multiple: true, default: [] } },
});
const [version, ...names] = positionals;
if (!version) {
  throw new Mistake('Which version? Run npm run claims:upgrade 1.0.0.');
}
const root = process.cwd();
if (values.keep.length > 0) {
  const place = installCore(root, version);
  for (const [id, result] of await buildWithCore(root, place, values.keep)) {
    writeData(path.join(root, keptResult(id, version)), result);
    console.log(`Wrote ${keptResult(id, version)}.`);
  }
  process.exit();
}
const site = new Site(root);
const ids =
  names.length > 0 ? findPages(site, names) : site.ids.filter(isProvingPage);
const recorded = new RecordedEvidence(root);
const proofs = ids.flatMap(id => {
  const file = readClaims(root, id);
  const page = listSentences(site, id);
  if (!file || !page) return [];
  return file.claims
    .filter(claim => claim.assertions.length > 0 && holds(claim, recorded))
    .map(claim => ({ claim, file, page }));
});
const examples = [
  ...new Set(proofs.flatMap(({ claim }) => namesOf(claim))),
].filter(id => !id.includes('@'));
console.log(`${proofs.length} proofs rest on ${examples.length} examples.`);

const place = installCore(root, version);
const results = await buildWithCore(root, place, examples.sort());
const other = new RecordedEvidence(root, {
  // Examples that no proof needs only lend their words.
  resultOf: id =>
    examples.includes(id) ? results.get(id) : recorded.find(id)?.result,
  packages: path.join(place, 'node_modules'),
});
const issues = proofs.map(({ claim, file, page }) =>
  judgeClaim(claim, file, page, other).filter(
    ({ rule }) => rule === 'claim-false' || rule === 'claim-unclear',
  ),
);
const lost = issues.filter(found => found.length > 0);
if (lost.length > 0) console.log(`${formatIssues(lost.flat())}\n`);
console.log(
  `claims:upgrade: with @rslib/core ${readCoreVersion(place)}, ${lost.length} of ${proofs.length} proofs don't hold`,
);
if (lost.length > 0) process.exitCode = 1;
