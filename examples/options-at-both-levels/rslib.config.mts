import { defineConfig } from '@rslib/core';
import { options } from './options.mts';

export default defineConfig({ ...options, lib: [{}] });
