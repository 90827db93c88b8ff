import path from 'node:path';
import { createRslib } from '@rslib/core';

const cwd = path.resolve('packages/shapes');
for (const [folder, dts] of [['bundled', { bundle: true }], ['each', true]]) {
  const rslib = await createRslib({
    cwd,
    config: {
      logLevel: 'error',
      lib: [{ format: 'esm', dts, output: { distPath: `dist/${folder}` } }],
    },
  });
  const { close } = await rslib.build();
  await close();
}
