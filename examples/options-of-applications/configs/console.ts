import { defineConfig, mergeRslibConfig } from '@rslib/core';
import { shared } from '../shared.ts';

export default defineConfig(mergeRslibConfig(shared, { performance: { removeConsole: true } }));
