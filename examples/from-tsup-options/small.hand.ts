import { mergeRslibConfig } from '@rslib/core';
import converted from './small.rslib';

const names = { keep_classnames: true, keep_fnames: true };

export default mergeRslibConfig(converted, {
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          minify: true,
          mangle: names,
          compress: { ...names, pure_funcs: ['log'] },
        },
      },
    },
  },
});
