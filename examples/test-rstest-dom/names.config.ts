import { defineConfig } from '@rstest/core';
import rslibConfig from './rslib.config';

export default defineConfig({
  include: ['names/*'],
  plugins: rslibConfig.plugins,
});
