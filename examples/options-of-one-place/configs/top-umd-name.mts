import { defineConfig } from '@rslib/core';
import config from '../rslib.config.mts';

export default defineConfig({ lib: config.lib, umdName: 'EventLog' });
