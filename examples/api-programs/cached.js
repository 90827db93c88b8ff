import { readFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

for (const syntax of ['esnext', 'es2015']) {
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      source: { entry: { index: './src/tabs.ts' } },
      lib: [{ id: 'cached', syntax }],
    },
  });
  const { close } = await rslib.build();
  await close();
  console.log(readFileSync('dist/index.js', 'utf8').split('\n')[0]);
}
