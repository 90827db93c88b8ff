import { mergeRslibConfig } from '@rslib/core';

const shared = {
  syntax: 'es2022',
  lib: [
    { format: 'umd', umdName: 'Temperature' },
    { id: 'node', format: 'esm', output: { externals: ['react'] } },
  ],
};
const own = {
  syntax: 'es2023',
  lib: [{ id: 'node', output: { externals: ['vue'] } }, { format: 'cjs' }],
};

console.dir(mergeRslibConfig(shared, own), { depth: null });
