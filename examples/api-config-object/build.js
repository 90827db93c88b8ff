import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    lib: [
      { id: 'modern', format: 'esm' },
      { id: 'legacy', format: 'cjs' },
    ],
  },
});
const { close } = await rslib.build({ lib: ['legacy'] });
await close();
