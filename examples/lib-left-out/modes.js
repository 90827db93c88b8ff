import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });
for (const mode of ['none', 'production']) {
  try {
    await rslib.inspectConfig({ mode });
    console.log(`${mode}: accepted`);
  } catch (error) {
    console.log(`${mode}: ${error.message}`);
  }
}
