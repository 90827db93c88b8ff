// Proves that the committed data of the Explorer is what readers get: all samples
// again, from the last choice to the first, have to give the same bytes; and random
// choices, built with the command line, the same files. `--seed 7` repeats a run,
// `--choices 200` takes more of them, `--no-twice` leaves out the first part.
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import {
  listSampleIds,
  parseSample,
  readSampleText,
  toSampleText,
} from '../../content-model/examples/samples.ts';
import { listChoices } from '../shared/choices.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { report } from '../../tooling/report.ts';
import { compareData } from '../../authoring/examples/compareResults.ts';
import { readToolchain } from '../../authoring/examples/toolchain.ts';
import { writeProject } from './buildChoices.ts';
import { buildSample } from './buildSample.ts';
import { inScratch } from './buildSamples.ts';
import { toolsOf } from './hashSampleCode.ts';
import { pickRandom } from './pickRandom.ts';
import { readSample } from './readSample.ts';
import { rebuildChoice } from './rebuildChoice.ts';

const startedAt = performance.now();
const { values } = readCommand({
  allowNegative: true,
  options: {
    choices: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    twice: { type: 'boolean', default: true },
  },
});
const root = process.cwd();
const folder = path.join(root, 'examples/explorer');
const tools = toolsOf(readToolchain(root));
const samples = listSampleIds(folder).map(id => ({
  source: readSample(folder, id),
  text: readSampleText(folder, id) ?? '',
}));

const issues: Issue[] = [];
await inScratch(async scratch => {
  if (values.twice) {
    for (const { source, text } of samples) {
      const place = { root, scratch, tools, isReversed: true };
      const again = await buildSample(source, place);
      if (toSampleText(again) === text) continue;
      const name = `examples/explorer/results/${source.id}.json`;
      issues.push(
        ...compareData('sample-order', name, parseSample(text), again),
      );
    }
  }
  const all = samples.flatMap(({ source, text }) => {
    const sample = parseSample(text);
    return listChoices(sample.axes).map(choice => ({ source, sample, choice }));
  });
  const picked = pickRandom(all, Number(values.choices), Number(values.seed));
  for (const { source, sample, choice } of picked) {
    const place = path.join(scratch, source.id);
    writeProject(source, place, root);
    const difference = rebuildChoice(sample, choice, place, root);
    if (difference.length === 0) continue;
    issues.push({
      rule: 'sample-command-line',
      file: `examples/explorer/results/${source.id}.json`,
      line: 1,
      what: `The command line (+) does not write what the data (-) says for ${JSON.stringify(choice)}:${difference.map(line => `\n    ${line}`).join('')}`,
      why: 'Readers who copy the configuration get other files than the page shows.',
      remedy: 'Correct `dts` in sample.json, or build this choice by itself.',
    });
  }
});

report(issues, {
  name: 'test:explorer',
  looked: `${values.twice ? `${samples.length} samples again, ` : ''}${values.choices} choices with the command line, seed ${values.seed}`,
  startedAt,
});
