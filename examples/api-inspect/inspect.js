import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { rslibConfig, origin } = await rslib.inspectConfig();

console.log(rslibConfig.includes("format: 'esm'"));
for (const { name, target, entry } of origin.bundlerConfigs) {
  console.log(name, target, entry);
}
