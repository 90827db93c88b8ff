import { defineConfig } from '@rslib/core';
import { format } from './shared';

enum Format {
  old = format,
}

console.log('loaded with jiti:', String(new Error().stack).includes('jiti'));

export default defineConfig({ lib: [{ format: Format.old }] });
