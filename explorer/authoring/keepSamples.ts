import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  parseSample,
  readSampleText,
  sampleFile,
} from '../../content-model/examples/samples.ts';
import { listChoices } from '../shared/choices.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { compareData } from '../../authoring/examples/compareResults.ts';
import { buildSamples } from './buildSamples.ts';

export interface Kept {
  issues: Issue[];
  /** How many files were written. */
  changed: number;
  /** How many samples had to be built. */
  built: number;
  choices: number;
  /** Those whose data can be shown. */
  sound: string[];
}

/** Builds samples, then compares their data with the committed one or writes it. */
export async function keepSamples(
  root: string,
  ids: readonly string[],
  toolchain: Record<string, string>,
  isCheck: boolean,
): Promise<Kept> {
  const folder = path.join(root, 'examples/explorer');
  const kept: Kept = {
    issues: [],
    changed: 0,
    built: 0,
    choices: 0,
    sound: [],
  };
  for (const built of await buildSamples(root, ids, toolchain)) {
    const { id, text, isNew, issues } = built;
    kept.built += isNew ? 1 : 0;
    kept.issues.push(...issues);
    // Data that contradicts its sample isn't worth showing.
    if (issues.length > 0) continue;
    kept.sound.push(id);
    const sample = parseSample(text);
    const committed = readSampleText(folder, id);

    kept.choices += listChoices(sample.axes).length;
    if (committed === text) continue;
    const file = sampleFile(folder, id);
    if (isCheck) {
      const name = path.relative(root, file);
      const before = committed && parseSample(committed);
      kept.issues.push(...compareData('sample-differs', name, before, sample));
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      kept.changed++;
    }
  }
  return kept;
}
