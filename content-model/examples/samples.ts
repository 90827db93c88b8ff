import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../explorer/shared/Sample.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** The ids of the samples in `examples/explorer/`, sorted. */
export function listSampleIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'results')
    .map(entry => entry.name)
    .sort();
}

/** The file with the committed data of a sample. */
export function sampleFile(folder: string, id: string): string {
  return path.join(folder, 'results', `${id}.json`);
}

/** The committed text of a sample's data; undefined where there is none yet. */
export function readSampleText(folder: string, id: string): string | undefined {
  const file = sampleFile(folder, id);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Data of a sample from its text. */
export function parseSample(text: string): Sample {
  // Only the command that builds samples writes these files.
  return parseJson<Sample>(text);
}

/** The text under which data is committed and published: a fact for each line. */
export function toSampleText(sample: Sample): string {
  return `${print(sample, 2)}\n`;
}

/** Breaks lines in the outer levels only; numbers stay in one. */
function print(value: unknown, levels: number): string {
  const isList = Array.isArray(value);
  const isFlat = isList && value.every(item => typeof item === 'number');
  if (levels === 0 || isFlat || typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const parts = isList
    ? value.map(item => print(item, levels - 1))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}:${print(item, levels - 1)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${close}`;
}
