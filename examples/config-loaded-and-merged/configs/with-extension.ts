import { defineConfig } from '@rslib/core';
import { format } from './shared.ts';

export default defineConfig({ lib: [{ format }] });
