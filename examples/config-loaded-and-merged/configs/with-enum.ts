import { defineConfig } from '@rslib/core';

enum Format {
  old = 'cjs',
}

export default defineConfig({ lib: [{ format: Format.old }] });
