import { mergeRslibConfig } from '@rslib/core';
import { base } from '../../rslib.base';

export default mergeRslibConfig(base, {
  output: { target: 'web' },
});
