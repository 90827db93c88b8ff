import type { Axis, Sample } from '../../shared/Sample.ts';

export const axis = (
  id: string,
  group: Axis['group'],
  ...values: string[]
): Axis => ({
  id,
  option: `lib.${id}`,
  reference: `/config/lib/${id}`,
  values: values.map(value => ({ id: value, label: value })),
  default: values[0] ?? '',
  group,
});

/** A small sample for tests: umd refuses to be built file by file. */
export function sampleFixture(): Sample {
  return {
    format: 1,
    id: 'log',
    tools: { '@rslib/core': '1.0.1', typescript: '7.0.2' },
    axes: [
      axis('format', 'js', 'esm', 'cjs', 'umd'),
      axis('bundle', 'js', 'on', 'off'),
      axis('dts', 'dts', 'off', 'files'),
    ],
    rules: [
      { when: {}, package: { name: 'log' } },
      { when: { format: ['cjs'] }, config: { lib: { format: 'cjs' } } },
      { when: { format: ['umd'] }, note: 'umd' },
    ],
    sources: { 'src/index.ts': 'export const a = 1;\n' },
    texts: ['export {};\n', 'exports.a = 1;\n', 'umd;\n', 'declare;\n'],
    trees: [
      { 'dist/index.js': 0 },
      { 'dist/index.cjs': 1 },
      { 'dist/index.js': 2 },
      {},
      { 'dist/index.d.ts': 3 },
    ],
    messages: ['"bundle" must be set to "true"'],
    js: [0, 0, 1, 1, 2, -1],
    dts: { axes: ['dts'], trees: [3, 4] },
    loads: {
      runs: [0, 0, 0, 0, 0, -1],
      outcomes: [
        {
          import: { exports: ['a'] },
          require: { exports: [] },
          script: { error: 'SyntaxError' },
          bundler: { exports: ['a'] },
        },
      ],
    },
  };
}
