import { createRslib, loadConfig } from '@rslib/core';

try {
  const rslib = await createRslib({ config: await loadConfig() });
  const { close } = await rslib.build();
  await close();
} catch (error) {
  // An AggregateError has an empty message and a list of errors.
  for (const { message } of error.errors ?? [error]) {
    console.error(`Not built: ${message}`);
  }
  process.exitCode = 1;
}
