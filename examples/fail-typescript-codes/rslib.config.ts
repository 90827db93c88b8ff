import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rslib/core';

// One item for each message.
export default defineConfig({
  lib: globSync('src/*/index.*').map(file => ({
    id: path.basename(path.dirname(file)),
    source: {
      entry: { index: `./${file}` },
      tsconfigPath: `./${path.dirname(file)}/tsconfig.json`,
    },
    dts: true,
    output: { distPath: path.dirname(file).replace('src', 'dist') },
  })),
});
