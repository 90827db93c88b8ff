import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
try {
  await rslib.inspectConfig({ mode: 'none' });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
