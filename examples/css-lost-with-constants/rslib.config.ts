import { defineConfig } from '@rslib/core';

const item = (name: string) => ({
  id: name,
  source: { entry: { index: `./src/${name}.ts` } },
  output: { distPath: `dist/${name}` },
});

export default defineConfig({
  output: { target: 'web' },
  lib: [item('six'), item('seven'), item('number'), item('function')],
});
