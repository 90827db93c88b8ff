import { createRslib, loadConfig } from '@rslib/core';

for (const mode of ['production', 'development']) {
  const rslib = await createRslib({ config: await loadConfig({ path: 'remotes.config.ts' }) });
  const { origin } = await rslib.inspectConfig({ mode });
  console.log(mode, origin.bundlerConfigs.map(({ name }) => name));
}
