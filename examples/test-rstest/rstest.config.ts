import { defineConfig } from '@rstest/core';
import rslibConfig from './rslib.config';

export default defineConfig({
  include: ['tests/**/*.test.ts'],
  source: rslibConfig.source,
});
