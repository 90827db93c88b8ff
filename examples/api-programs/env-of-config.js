import { createRslib, loadConfig } from '@rslib/core';

// The second config file is read after a build of the same process.
for (const path of ['env.config.js', 'env.config.js']) {
  const rslib = await createRslib({ config: await loadConfig({ path }) });
  const { close } = await rslib.build();
  await close();
}
