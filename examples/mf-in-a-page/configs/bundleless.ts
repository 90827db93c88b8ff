import { defineConfig } from '@rslib/core';
import { remote } from '../remote';

export default defineConfig({
  lib: [{ ...remote('auto', {}), bundle: false }],
});
