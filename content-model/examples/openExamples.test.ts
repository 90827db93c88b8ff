import { describe, expect, test } from '@rstest/core';
import { readResult } from '../../explorer/shared/readResult.ts';
import { checkFiles } from '../../explorer/theme/share/checkFiles.ts';
import { isSample } from '../../explorer/theme/model/isSample.ts';
import { listOpenExamples } from './openExamples.ts';

const examples = listOpenExamples('.');

describe('the examples that the playground opens', () => {
  test('are most of those on pages', () => {
    expect(examples.size).toBeGreaterThan(300);
  });

  test('are samples, with what their build wrote', () => {
    for (const [id, sample] of examples) {
      expect([id, isSample(sample, id)]).toEqual([id, true]);
      const result = readResult(sample, {});
      expect([id, 'files' in result]).toEqual([id, true]);
    }
    const sample = examples.get('format-esm-and-cjs');
    expect(sample?.sources).toHaveProperty('src/index.ts');
    expect(sample?.sources['rslib.config.ts']).toContain(
      "lib: [{ format: 'esm' }, { format: 'cjs' }]",
    );
    expect(sample?.tools).toEqual({
      '@rslib/core': expect.stringMatching(/^\d/) as string,
      typescript: expect.stringMatching(/^\d/) as string,
    });
    expect(Object.keys(sample?.trees[0] ?? {})).toEqual([
      'dist/index.cjs',
      'dist/index.js',
    ]);
  });

  test('can be shared and downloaded', () => {
    for (const [id, { sources }] of examples) {
      expect([id, checkFiles(sources)]).toEqual([id, { files: sources }]);
    }
  });

  test('are not those that would be another project there', () => {
    // With arguments, a function, another plugin, hidden files, and a failing build.
    for (const id of ['cli-commands', 'config-function', 'css-sass'])
      expect([id, examples.has(id)]).toEqual([id, false]);
  });
});
