import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['tests/index.test.ts'],
});
