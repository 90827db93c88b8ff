import { mergeRslibConfig } from '@rslib/core';
import converted from './note.rslib';

export default mergeRslibConfig(converted, {
  tools: {
    rspack: { module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] } },
  },
});
