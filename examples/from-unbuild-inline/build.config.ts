import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: [{ input: 'src/index', name: 'event-log' }],
  replace: { VERSION: '"1.0.0"' },
  rollup: {
    inlineDependencies: true,
    esbuild: { target: 'node20', minify: true },
  },
});
