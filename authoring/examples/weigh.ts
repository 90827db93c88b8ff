import { existsSync } from 'node:fs';
import path from 'node:path';
import { readExample } from '../../content-model/examples/Example.ts';

/** A guess at an example's cost: declarations and processes cost most. */
export function weigh(examples: string, id: string): number {
  const { build, steps } = readExample(examples, id);
  const hasTypes = existsSync(path.join(examples, id, 'tsconfig.json'));
  return (hasTypes ? 4 : 0) + (build === 'api' ? 0 : 1) + 2 * steps.length;
}
