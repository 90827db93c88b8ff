// `npm run bench build`: CPU time of our build and the stock engine's on the same
// pages, then the separate cost of images, compression, and examples. The
// examples take minutes: `--without-examples` skips them.
import { readCommand } from '../command-line/readCommand.ts';
import {
  measureBare,
  measureCompression,
  measureExamples,
  measureOurs,
  measurePictures,
} from './build/buildSteps.ts';
import type { Usage } from './build/runMeasured.ts';
import { buildOurs } from './corpus/buildSites.ts';
import { buildSection } from './report/buildSections.ts';
import { writeReport } from './report/writeReport.ts';
import { readFacts } from './results/Facts.ts';
import { openDraft, writeResult } from './results/resultFiles.ts';
import type { BuildPart, BuildResult } from './results/types.ts';

const { values } = readCommand({
  options: {
    rounds: { type: 'string', default: '3' },
    'without-examples': { type: 'boolean', default: false },
  },
});
const facts = readFacts();
const draft = await openDraft<Partial<Record<BuildPart, Usage>>>(
  'build',
  facts.commit,
);

function say(part: BuildPart, usage: Usage): Usage {
  const { cpuSeconds, wallSeconds, peakBytes } = usage;
  console.log(
    `${part}: ${cpuSeconds.toFixed(1)} s CPU, ${wallSeconds.toFixed(1)} s, ${(peakBytes / 1e9).toFixed(2)} GB`,
  );
  return usage;
}

const dist = await buildOurs();
const total = Number(values.rounds);
for (let round = draft.steps.length; round < total; round += 1) {
  console.log(`round ${round + 1}/${total}`);
  const bare = say('bare', await measureBare(dist));
  const ours = say('ours', await measureOurs());
  if (round > 0) await draft.add({ bare, ours });
  else {
    const pictures = say('pictures', await measurePictures(ours));
    const compression = say('compression', await measureCompression());
    const examples = values['without-examples']
      ? {}
      : { examples: say('examples', await measureExamples()) };
    await draft.add({ bare, ours, pictures, compression, ...examples });
  }
}

const result: BuildResult = { facts, rounds: draft.steps };
console.log(`\n${buildSection(result).text}`);
await writeResult('build', result);
await writeReport();
