import { defineConfig } from '@rstest/core';

/**
 * Tests that read pages, claims, or results of examples, which change more often than
 * code: a step of their own, so that a change of a page runs no others. `npm run gate
 * inputs:check` notices one that is missing here.
 */
const ofContent = [
  'authoring/comparison/tables.test.ts',
  'authoring/examples/composeChain.test.ts',
  'bench/corpus/*.test.ts',
  'converter/convert/guides.test.ts',
  'error-decoder/gate/errorCatalogue.test.ts',
  'explorer/authoring/explorer.test.ts',
  'explorer/plugins/sampleFiles.test.ts',
  'gate/borders/findCycles.test.ts',
  'gate/{documents,engine,fixtures}/*.test.ts',
  'i18n/{diagrams,footer}/*.test.ts',
  'mcp/createServer.test.ts',
  'mcp/docs/readOptions.test.ts',
  'plugins/search-index/devIndex.test.ts',
  'proofs/plugins/proofs.test.ts',
  'rspress.config.test.ts',
  'rules/reference/migrationOptions.test.ts',
  'rules/{bundledPackages,explorerBuilds,figures}.test.ts',
  'shared/{findRuntime,foldCode}.test.ts',
  'theme/home/formats/wiring.test.ts',
];

/** In the gate `code` or `content`; without a word, all. */
const part = process.env['TESTS'];

export default defineConfig({
  include: part === 'content' ? ofContent : ['**/*.test.ts', '**/*.test.tsx'],
  exclude: [
    ...(part === 'code' ? ofContent : []),
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
  reporters: [
    'default',
    ['json', { outputPath: `test-results/${part ?? 'unit'}.json` }],
  ],
});
