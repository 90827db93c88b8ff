import { defineConfig, mergeRslibConfig } from '@rslib/core';
import { shared } from '../shared.ts';

export default defineConfig(mergeRslibConfig(shared, { server: { port: 4000, open: true, compress: false, headers: { a: 'b' }, cors: false } }));
