import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { parseJson } from '../../shared/parseJson.ts';

const folder = import.meta.dirname;
const drafts = path.resolve(folder, '../../.cache/bench/runs');

export type ResultName = 'pages' | 'tools' | 'unbuild';

const fileOf = (name: ResultName) => path.join(folder, `${name}.json`);

/** The last result of a command; older ones are in the file's Git history. */
export function readResult<T>(name: ResultName): T | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return undefined;
  return parseJson<T>(readFileSync(file, 'utf8'));
}

export async function writeResult(
  name: ResultName,
  result: object,
): Promise<void> {
  const text = await format(JSON.stringify(result), { parser: 'json' });
  await writeFile(fileOf(name), text);
  await rm(path.join(drafts, `${name}.json`), { force: true });
}

/**
 * What a run has measured so far, stored so that an interrupted run can resume.
 * It's tied to a key: with different builds or options, the run starts over.
 */
export async function openDraft<T>(
  name: ResultName,
  key: string,
): Promise<{ steps: T[]; add(step: T): Promise<void> }> {
  const file = path.join(drafts, `${name}.json`);
  const found = existsSync(file)
    ? parseJson<{ key: string; steps: T[] }>(readFileSync(file, 'utf8'))
    : undefined;
  const steps = found?.key === key ? found.steps : [];
  return {
    steps,
    async add(step) {
      steps.push(step);
      await mkdir(drafts, { recursive: true });
      await writeFile(file, JSON.stringify({ key, steps }));
    },
  };
}
