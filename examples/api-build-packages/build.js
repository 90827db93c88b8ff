import path from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

for (const name of ['units', 'labels']) {
  const cwd = path.resolve('packages', name);
  const rslib = await createRslib({ cwd, config: await loadConfig({ cwd }) });
  const { close } = await rslib.build();
  await close();
}
