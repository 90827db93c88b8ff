// Compares the pages about options with the installed package: each option
// exists, its type and default are right, none is missing, and builds prove the
// defaults. The pages about the API show each export as the package declares it.
// Each message of the packages has an entry, and each entry a message.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Site } from '../../content-model/Site.ts';
import { checkEntries } from '../../error-decoder/rules/checkEntries.ts';
import { checkMessages } from '../../error-decoder/rules/checkMessages.ts';
import {
  readEntries,
  readUnseen,
} from '../../error-decoder/rules/ErrorEntry.ts';
import { readPackages } from '../../error-decoder/rules/readPackages.ts';
import {
  FLOOR_FILE,
  measureCoverage,
  checkExportCoverage,
} from '../../rules/reference/coverage.ts';
import { referenceRules } from '../../rules/reference/index.ts';
import { proofCases } from './proof/cases.ts';
import { proveDefaults } from './proof/proveDefaults.ts';
import { readReference } from '../../content-model/options/Reference.ts';
import { report } from '../../tooling/report.ts';
import { runRules } from '../../rules/Rule.ts';
import { readArguments } from '../../rules/commands/readArguments.ts';
import { parseJson } from '../../shared/parseJson.ts';

const startedAt = performance.now();
const { root, packageFolder, proof } = readArguments();
const site = new Site(root);
const reference = readReference(packageFolder);
// The file is a list of paths and nothing else.
const floor = parseJson<string[]>(
  readFileSync(path.join(root, FLOOR_FILE), 'utf8'),
);

const entries = readEntries(root);
const messages = readPackages(root);

const coverage = measureCoverage(site, reference, floor);
const issues = [
  ...runRules(referenceRules(reference), site, site.ids),
  ...coverage.issues,
  ...checkExportCoverage(site, reference),
  ...checkMessages(messages, { entries, unseen: readUnseen(root) }),
  ...checkEntries(entries, site),
  ...(proof ? await proveDefaults(reference, proofCases, root) : []),
];
const { documented, missing } = coverage;
const proven = new Set(
  proof ? proofCases.map(({ path: option }) => option) : [],
).size;
report(issues, {
  name: 'reference:check',
  looked: `${documented.length} of ${reference.options.length} options of ${reference.package} documented, ${missing.length} missing, ${proven} defaults proven, ${reference.exports.length} exports compared, ${entries.length} messages explained`,
  startedAt,
});
