import { defineConfig } from '@rslib/core';
import { itemsOfEachFormat } from './items.ts';

export default defineConfig({
  lib: itemsOfEachFormat('dist').slice(0, 4),
});
