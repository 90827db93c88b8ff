import { mergeRslibConfig, rspack } from '@rslib/core';
import converted from './note.rslib';

export default mergeRslibConfig(converted, {
  tools: {
    rspack: {
      plugins: [
        new rspack.ProvidePlugin({
          createElement: ['react', 'createElement'],
          Fragment: ['react', 'Fragment'],
        }),
      ],
      module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] },
    },
    swc: {
      jsc: {
        transform: {
          react: {
            runtime: 'classic',
            pragma: 'createElement',
            pragmaFrag: 'Fragment',
          },
        },
      },
    },
  },
});
