import { defineConfig } from '@rstest/core';
import rslibConfig from './rslib.config';

export default defineConfig({
  testEnvironment: 'happy-dom',
  plugins: rslibConfig.plugins,
});
