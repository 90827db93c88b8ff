import { defineConfig, mergeRslibConfig } from '@rslib/core';

const shared = defineConfig({
  lib: [
    { id: 'node', format: 'esm' },
    { id: 'page', format: 'umd', umdName: 'Temperature' },
  ],
});

export default mergeRslibConfig(shared, {
  lib: [{ id: 'page', output: { target: 'web', distPath: 'dist/page' } }],
});
