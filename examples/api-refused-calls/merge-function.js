import { defineConfig, mergeRslibConfig } from '@rslib/core';

const shared = defineConfig(() => ({ syntax: 'es2022' }));
console.log(mergeRslibConfig(shared, { lib: [{ format: 'esm' }] }));
