import { describe, expect, test } from '@rstest/core';
import { defaultChoice, jsAxes, listChoices, numberOf } from './choices.ts';
import { configText, notesOf, packageText } from './project.ts';
import { readResult } from './readResult.ts';
import type { Axis, Sample } from './Sample.ts';

const axis = (
  id: string,
  values: string[],
  group: Axis['group'] = 'js',
): Axis => ({
  id,
  option: `lib.${id}`,
  reference: `/config/lib/${id}`,
  values: values.map(value => ({ id: value, label: value })),
  default: values[0] ?? '',
  group,
});

const works = { exports: ['one'] };
const loads = { import: works, require: works, script: works, bundler: works };

const sample: Sample = {
  format: 1,
  id: 'one',
  tools: {},
  axes: [
    axis('format', ['esm', 'cjs']),
    axis('dts', ['off', 'on'], 'dts'),
    axis('minify', ['no', 'yes']),
  ],
  rules: [
    { when: {}, package: { files: ['dist'], name: 'one' } },
    { when: { format: ['esm'] }, config: { lib: { format: 'esm' } } },
    {
      when: { format: ['cjs'] },
      config: { lib: { format: 'cjs' } },
      package: { exports: { '.': { default: './dist/index.cjs' } } },
    },
    {
      when: { minify: ['yes'] },
      config: {
        imports: { pluginOne: 'plugin-one' },
        lib: { output: { minify: true } },
        plugins: ['=pluginOne()'],
      },
    },
    { when: { format: ['cjs'], minify: ['yes'] }, note: 'careful' },
  ],
  sources: {},
  texts: ['esm', 'small', 'cjs', 'types'],
  trees: [
    { 'dist/index.js': 0 },
    { 'dist/index.js': 1 },
    { 'dist/index.cjs': 2 },
    {},
    { 'dist/index.d.ts': 3 },
  ],
  messages: ['no'],
  js: [0, 1, 2, -1],
  dts: { axes: ['dts'], trees: [3, 4] },
  loads: { runs: [0, 0, 0, -1], outcomes: [loads] },
};

const usual = defaultChoice(sample.axes);
const careful = { ...usual, format: 'cjs', minify: 'yes' };

describe('choices', () => {
  test('are numbered in their order', () => {
    const axes = jsAxes(sample.axes);
    const numbers = listChoices(axes).map(choice => numberOf(axes, choice));
    expect(numbers).toEqual([0, 1, 2, 3]);
  });

  test('with an unknown or a missing value count as the default', () => {
    expect(numberOf(sample.axes, { format: 'amd' })).toBe(0);
  });
});

describe('a choice', () => {
  test('has the files of its JavaScript and of its declarations', () => {
    expect(readResult(sample, { ...usual, dts: 'on' })).toEqual({
      files: { 'dist/index.d.ts': 'types', 'dist/index.js': 'esm' },
      loads,
    });
  });

  test('may be refused', () => {
    expect(readResult(sample, careful)).toEqual({ message: 'no' });
  });

  test('has the package.json of all rules it meets, in the usual order', () => {
    expect(packageText(sample, careful)).toBe(
      `{
  "name": "one",
  "exports": {
    ".": {
      "default": "./dist/index.cjs"
    }
  },
  "files": [
    "dist"
  ]
}
`,
    );
  });

  test('has a configuration that people could have written', () => {
    expect(configText(sample, usual)).toBe(
      `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`,
    );
    expect(configText(sample, careful)).toBe(
      `import { pluginOne } from 'plugin-one';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', output: { minify: true } }],
  plugins: [pluginOne()],
});
`,
    );
  });

  test('has the notes of the rules it meets', () => {
    expect(notesOf(sample, careful)).toEqual(['careful']);
    expect(notesOf(sample, usual)).toEqual([]);
  });
});
