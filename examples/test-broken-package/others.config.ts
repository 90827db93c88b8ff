import { defineConfig } from '@rstest/core';

export default defineConfig({ root: './others' });
