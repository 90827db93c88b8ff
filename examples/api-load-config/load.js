import { loadConfig } from '@rslib/core';

const { filePath, dependencies } = await loadConfig();
console.log({ filePath, dependencies });

await loadConfig({
  command: 'build',
  envMode: 'production',
  meta: { channel: 'beta' },
});

console.log(await loadConfig({ cwd: 'src' }));
