import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../explorer/shared/Sample.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { readOpenExample } from './readOpenExample.ts';
import { listShownExamples } from './shownExamples.ts';

/** The tools whose versions the playground names. */
const TOOLS = ['@rslib/core', 'typescript'];

/** The examples on pages that the playground can open, by their ids. */
export function listOpenExamples(root: string): Map<string, Sample> {
  const folder = path.join(root, 'examples');
  const toolchain = parseJson<Record<string, string>>(
    readFileSync(path.join(folder, 'toolchain.json'), 'utf8'),
  );
  const tools = Object.fromEntries(
    TOOLS.map(name => [name, toolchain[name] ?? '']),
  );
  return new Map(
    [...listShownExamples(root)].sort().flatMap(id => {
      const sample = readOpenExample(folder, id, tools);
      return sample ? [[id, sample] as const] : [];
    }),
  );
}
