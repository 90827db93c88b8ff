import { defineConfig } from '@rslib/core';
import { serveNode } from '../machines/download.ts';

process.env.PATH = `${process.cwd()}/tools:${process.env.PATH}`;
serveNode({});

export default defineConfig({
  lib: [{ format: 'esm', experiments: { exe: { targets: [{ platform: 'win32', arch: 'x64' }] } } }],
});
