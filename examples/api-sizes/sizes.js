import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({
  config: { ...content, logLevel: 'error' },
});
const { stats, close } = await rslib.build();
await close();

const { children } = stats.toJson({ all: false, assets: true });
for (const { name: id, assets } of children) {
  for (const { name, size } of assets) {
    console.log(`${id}: ${name} has ${size} bytes`);
  }
}
