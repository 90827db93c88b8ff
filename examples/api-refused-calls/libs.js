import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
try {
  await rslib.build({ lib: ['next'] });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
