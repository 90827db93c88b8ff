import { readRslibConfig } from '@rslib-website/converter/readRslibConfig';
import { listOpenExamples } from '../../content-model/examples/openExamples.ts';
import { readResult } from '../../explorer/shared/readResult.ts';
import type { Sample } from '../../explorer/shared/Sample.ts';
import type { Case } from './Case.ts';

/** Every example that the playground opens, without the declarations of TypeScript. */
export function readExampleCases(root: string): Case[] {
  return [...listOpenExamples(root).values()].map(toCase);
}

function toCase(sample: Sample): Case {
  const { 'rslib.config.ts': text = '', ...files } = sample.sources;
  const read = readRslibConfig(text);
  if ('problem' in read)
    throw new Error(`${sample.id} can't be read: ${read.problem.reason}`);
  const { lacksTypes, typed: _, ...options } = read;
  const result = readResult(sample, {});
  const written = Object.entries('files' in result ? result.files : {});
  const expected = written.filter(
    ([file]) => !lacksTypes || !/\.d\.[cm]?ts(?:\.map)?$/.test(file),
  );
  return {
    name: `example ${sample.id}`,
    group: 'examples',
    files,
    ...options,
    expected: { files: Object.fromEntries(expected) },
    isRecorded: true,
  };
}
