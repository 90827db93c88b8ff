import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['**/*.test.ts', '**/*.test.tsx'],
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    '**/.cache/**',
    'e2e/**',
    'examples/**',
  ],
  testEnvironment: 'node',
  // A module that only the engine's build has.
  resolve: {
    alias: { '@rspress/core/runtime': './browser/testing/engine.ts' },
  },
  // By default all cores but one, so one of two.
  pool: { maxWorkers: 2 },
  // No test waits that long; the machine may be busy with other things.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  reporters: ['default', ['json', { outputPath: 'test-results/unit.json' }]],
});
