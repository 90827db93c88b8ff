import { defineConfig } from '@rslib/core';
import { format } from './shared';

export default defineConfig({
  lib: [{ format }],
});
