import { defineConfig, type rsbuild } from '@rslib/core';

const started: string[] = [];
const finished: string[] = [];

// Each item waits until all items have started, at most five seconds.
const wait: rsbuild.RsbuildPlugin = {
  name: 'wait',
  setup(api) {
    api.modifyRspackConfig((config, { environment }) => {
      config.plugins.push({
        apply(compiler) {
          compiler.hooks.beforeCompile.tapPromise('wait', async () => {
            started.push(environment.name);
            for (let i = 0; started.length < 3 && i < 50; i += 1) {
              await new Promise(resolve => setTimeout(resolve, 100));
            }
            finished.push(`${started.length} of 3 items have started`);
          });
        },
      });
    });
    api.onAfterBuild(() => console.log([...finished].join('\n')));
  },
};

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  performance: { buildCache: false },
  plugins: [wait],
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
  ],
});
