import { defineConfig } from '@rslib/core';

const styleLoader = { attributes: { 'data-from': 'tools' } };

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { output: { distPath: 'dist/plain' } },
    { tools: { styleLoader }, output: { distPath: 'dist/option' } },
    { output: { distPath: 'dist/injected', injectStyles: true } },
    {
      tools: { styleLoader },
      output: { distPath: 'dist/injected-option', injectStyles: true },
    },
  ],
});
