import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    bundlerChain: (chain) => {
      chain.module.rule('rslib:new-url').parser({ url: false });
    },
  },
});
