// Builds the same projects with the command line and with Rslib in a browser, and
// compares every file. Every day another 60 of all: own cases, choices of the Explorer,
// and examples. `--all` takes every one, `--browser firefox` another browser, `--turn 7`
// the projects of another day, `--only css` those with a word in their name.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleRslib } from '@rslib-website/live-rslib/bundle';
import { normalizeLog } from '../../authoring/examples/builder/normalizeLog.ts';
import { inScratch } from '../../explorer/authoring/buildSamples.ts';
import {
  readSamplePackages,
  readSampleTypes,
} from '../../explorer/plugins/samplePackages.ts';
import { messageOf } from '../../explorer/shared/messageOf.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { report } from '../../tooling/report.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { BrowserRslib, launch } from './BrowserRslib.ts';
import { buildWithCommand } from './buildWithCommand.ts';
import type { Case, Outcome } from './Case.ts';
import { compareOutcomes } from './compareOutcomes.ts';
import { compareTypes, packCase } from './compareTypes.ts';
import { readExampleCases } from './exampleCases.ts';
import { readExplorerCases } from './explorerCases.ts';
import { featureCases } from './featureCases.ts';
import { formatCases } from './formatCases.ts';
import { judge } from './judge.ts';
import { serveBundle } from './serveBundle.ts';
import { takeTurns } from './takeTurns.ts';
import { typesCases } from './typesCases.ts';

const OWN_A_DAY = 12;
const CHOICES_A_DAY = 36;
const EXAMPLES_A_DAY = 12;
/** The types of packages, beside the worker. */
const DECLARATIONS = 'declarations.json';

const DAY_MS = 86_400_000;

const startedAt = performance.now();
const { values } = readCommand({
  options: {
    all: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
    only: { type: 'string', default: '' },
    turn: { type: 'string', default: String(Math.floor(Date.now() / DAY_MS)) },
  },
});
const root = process.cwd();
const own = [...formatCases, ...featureCases, ...typesCases];
const choices = readExplorerCases(root);
const examples = readExampleCases(root);
const samples = new Set([...choices, ...examples].map(({ group }) => group));
const packages = readSamplePackages(root);
const turn = Number(values.turn);
const cases = (
  values.all || values.only
    ? [...own, ...choices, ...examples]
    : [
        ...takeTurns(own, OWN_A_DAY, turn),
        ...takeTurns(choices, CHOICES_A_DAY, turn),
        ...takeTurns(examples, EXAMPLES_A_DAY, turn),
      ]
).filter(({ name }) => name.includes(values.only));

const { dist, worker, typesWorker } = await bundleRslib(root);
writeFileSync(
  path.join(dist, DECLARATIONS),
  JSON.stringify(readSampleTypes(root)),
);
const server = await serveBundle(dist);
const browser = await launch(
  values.browser === 'firefox' ? 'firefox' : 'chromium',
);
const issues: Issue[] = [];
let identical = 0;
let listed = 0;
let checked = 0;
// In the folder of the Explorer's samples, because the order of modules follows it.
await inScratch(async scratch => {
  const groups = Map.groupBy(cases, ({ group }) => group);
  for (const [group, members] of groups) {
    const folder = path.join(scratch, group);
    const rslib = new BrowserRslib(await browser.newPage());
    const files = samples.has(group) ? packages : {};
    await rslib.start(server.address, worker, { folder, files });
    for (const one of members) {
      const expected = one.expected ?? buildWithCommand(one, folder, root);
      const built = await buildInBrowser(rslib, one, folder);
      const actual = one.isRecorded ? asRecorded(built) : built;
      const differences = compareOutcomes(one, expected, actual);
      const packed = one.expected ? undefined : packCase(one, actual);
      if (packed) {
        const said = await rslib.checkTypes(typesWorker, packed);
        differences.push(...compareTypes(packed, said, folder, root));
        checked += 1;
      }
      const verdict = judge(one, differences);
      if (verdict === 'identical') identical += 1;
      else if (verdict === 'listed') listed += 1;
      else issues.push(verdict);
    }
  }
}).finally(async () => {
  await browser.close();
  server.close();
});

report(issues, {
  name: 'playground:check',
  looked: `${cases.length} projects in ${values.browser}, ${identical} identical, ${listed} listed, types of ${checked}, turn ${turn}`,
  startedAt,
});

async function buildInBrowser(
  rslib: BrowserRslib,
  { files, config, react, vue, isTyped }: Case,
  folder: string,
): Promise<Outcome> {
  const types = isTyped && DECLARATIONS;
  const result = await rslib.build({
    folder,
    files,
    config,
    react,
    vue,
    types,
  });
  if (result.error === undefined) return { files: result.files };
  const log = normalizeLog(`${result.log}\n`, { [folder]: '.' });
  return { message: messageOf(log) };
}

/** Records leave out the last line break, and readers of them put it back. */
function asRecorded(outcome: Outcome): Outcome {
  if ('message' in outcome) return outcome;
  const files = Object.entries(outcome.files).map(
    ([file, text]) => [file, text.replace(/\n?$/, '\n')] as const,
  );
  return { files: Object.fromEntries(files) };
}
