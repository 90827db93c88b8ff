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
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  reporters: ['default', ['json', { outputPath: 'test-results/unit.json' }]],
});
