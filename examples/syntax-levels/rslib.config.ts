import { defineConfig } from '@rslib/core';

const levels = [
  'es5',
  'es2015',
  'es2016',
  'es2017',
  'es2018',
  'es2019',
  'es2020',
  'es2021',
  'es2022',
  'es2023',
  'es2024',
  'es2025',
  'esnext',
] as const;
const ends = ['es5', 'esnext'] as const;
const some = ['es5', 'es2019', 'es2020', 'es2022', 'esnext'];
const every = { kept: './src/kept.ts', always: './src/always.ts' };
const table = { table: './src/table.ts' };

export default defineConfig({
  externalHelpers: true,
  lib: [
    ...levels.map(syntax => ({
      syntax,
      source: { entry: { ...every, ...(some.includes(syntax) && table) } },
      output: { distPath: `dist/${syntax}` },
    })),
    {
      syntax: 'es5',
      source: { entry: every },
      output: { distPath: 'dist/web-es5', target: 'web' },
    },
    {
      syntax: 'es2022',
      source: { entry: table },
      output: { distPath: 'dist/web-es2022', target: 'web' },
    },
    ...ends.flatMap(syntax =>
      (['cjs', 'umd'] as const).map(format => ({
        format,
        syntax,
        source: { entry: { answer: './src/answer.ts' } },
        output: { distPath: `dist/${format}-${syntax}` },
      })),
    ),
    ...ends.map(syntax => ({
      format: 'umd' as const,
      syntax,
      source: { entry: { answer: './src/answer.ts' } },
      output: { distPath: `dist/web-umd-${syntax}`, target: 'web' as const },
    })),
    ...ends.map(syntax => ({
      format: 'iife' as const,
      syntax,
      source: { entry: { script: './src/script.ts' } },
      output: { distPath: `dist/iife-${syntax}` },
    })),
  ],
});
