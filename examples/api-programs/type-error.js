import { createRslib } from '@rslib/core';

for (const [file, dts] of [['not-typed', true], ['not-valid', false], ['not-found', false], ['not-valid', true]]) {
  const rslib = await createRslib({
    config: {
      logLevel: 'silent',
      lib: [{ format: 'esm', dts, source: { entry: { index: `./errors/${file}.ts` }, tsconfigPath: './errors/tsconfig.json' } }],
    },
  });
  try {
    await rslib.build();
  } catch (error) {
    console.log(`${file}${dts ? ', with dts' : ''}: ${error.message}`);
  }
}
