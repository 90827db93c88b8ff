import { defineConfig } from '@rslib/core';
import { itemsOfEachFormat } from '../items.mts';

export default defineConfig({ lib: itemsOfEachFormat({ autoExtension: false }) });
