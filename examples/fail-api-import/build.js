import { createRslib, loadConfig } from '@rslib/core';

try {
  const rslib = await createRslib({ config: await loadConfig() });
  const { close } = await rslib.build();
  await close();
} catch (error) {
  for (const { message } of error.errors ?? [error]) {
    console.error(`Not built: ${message}`);
  }
  process.exitCode = 1;
}
