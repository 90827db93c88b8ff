import { defineConfig } from '@rslib/core';

const pixels = {
  postcssPlugin: 'rem-to-pixels',
  Declaration(declaration: { value: string }) {
    declaration.value = declaration.value.replace(
      /([\d.]+)rem/g,
      (_, rem) => `${Number(rem) * 16}px`,
    );
  },
};

export default defineConfig({
  lib: [{ format: 'esm', output: { target: 'web' } }],
  tools: {
    postcss: (_, { addPlugins }) => addPlugins(pixels),
  },
});
