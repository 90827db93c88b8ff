// Compares the pages about options with the installed package: each option
// exists, its type and default are right, none is missing, and builds prove the
// defaults. The pages about the API show each export as the package declares it.
// Each message of the packages has an entry, and each entry a message.
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
  checkExportCoverage,
  checkOptionCoverage,
} from '../../rules/reference/coverage.ts';
import { referenceRules } from '../../rules/reference/index.ts';
import { proofCases } from './proof/cases.ts';
import { proveDefaults } from './proof/proveDefaults.ts';
import { readReference } from '../../content-model/options/Reference.ts';
import { report } from '../../tooling/report.ts';
import { runRules } from '../../rules/Rule.ts';
import { readCommand } from '../../tooling/readCommand.ts';

const startedAt = performance.now();
readCommand({});
const root = process.cwd();
const site = new Site(root);
const reference = readReference(path.join(root, 'node_modules/@rslib/core'));
const entries = readEntries(root);
const messages = readPackages(root);

const issues = [
  ...runRules(referenceRules(reference), site, site.ids),
  ...checkOptionCoverage(site, reference),
  ...checkExportCoverage(site, reference),
  ...checkMessages(messages, { entries, unseen: readUnseen(root) }),
  ...checkEntries(entries, site),
  ...(await proveDefaults(reference, proofCases, root)),
];
const proven = new Set(proofCases.map(({ path: option }) => option)).size;
report(issues, {
  name: 'reference:check',
  looked: `${reference.options.length} options of ${reference.package}, ${proven} defaults proven, ${reference.exports.length} exports compared, ${entries.length} messages explained`,
  startedAt,
});
