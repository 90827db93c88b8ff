import { describe, expect, test } from '@rstest/core';
import {
  parseSample,
  readSampleText,
} from '../../content-model/examples/samples.ts';
import type { Sample } from '../shared/Sample.ts';
import { checkSample } from './checkSample.ts';

const folder = 'examples/explorer';
const read = () => parseSample(readSampleText(folder, 'step-counter') ?? '');

async function claimsOf(change: (sample: Sample) => void): Promise<string> {
  const sample = read();
  change(sample);
  return (await checkSample(sample)).map(({ what }) => what).join('\n');
}

describe('a sample', () => {
  test('may be right', async () => {
    expect(await claimsOf(() => {})).toBe('');
  });

  test.each<[string, (sample: Sample) => void, string]>([
    [
      'with a note that is not true',
      ({ rules }) => rules.push({ when: {}, note: 'umd-module' }),
      'Has the note umd-module for no reason.',
    ],
    [
      'without a note that is true',
      sample => (sample.rules = sample.rules.filter(({ note }) => !note)),
      'Lacks the note types-extension.',
    ],
    [
      'with a file that nothing can parse',
      ({ texts }) => texts.fill('export {'),
      'A file is not valid in its format or at its syntax level.',
    ],
    [
      'with exports of a file that is not there',
      ({ rules }) =>
        rules.push({
          when: {},
          package: { exports: { './x': './dist/x.js' } },
        }),
      'does not exist',
    ],
    [
      'with a path of the machine',
      ({ texts }) => texts.push('// ../../../home/me/node_modules/one.js'),
      'A text has a path of this machine: ../../../home/me/node_modules/one.js',
    ],
  ])('is refused %s', async (_, change, reason) => {
    expect(await claimsOf(change)).toContain(reason);
  });
});
