import { defineConfig } from '@rslib/core';
import { shared } from './shared.ts';

export default defineConfig(shared);
