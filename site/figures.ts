import { buildTimes } from './buildTimes.ts';

/** The module formats that `lib.format` accepts; figures.test.ts asks the package. */
export const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

const measured = buildTimes.times.find(
  ({ library, build }) => library === 'modules' && build === 'rslib-own',
);

/** Numbers on the home page by name; `examples` is counted by the build. */
export const figures = {
  /** Seconds to build the largest measured library with declarations, caches empty. */
  build: measured?.cold.seconds.toFixed(2) ?? '',
  formats: String(formats.length),
  /** What a library with the default entry needs; the example has no config file. */
  config: '0',
};

export type FigureName = keyof typeof figures | 'examples';
