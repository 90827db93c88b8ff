import { defineConfig } from '@rslib/core';

console.log('loaded with jiti:', String(new Error().stack).includes('jiti'));

export default defineConfig({ lib: [{ format: 'esm' }] });
