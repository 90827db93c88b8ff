import { createServer } from 'node:http';
import { createRslib, loadConfig } from '@rslib/core';

const other = createServer().listen(3127);
const rslib = await createRslib({ config: await loadConfig({ path: 'remotes.config.ts' }) });
rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onBeforeStartDevServer(({ environments }) => {
    console.log('served:', Object.keys(environments));
  });
});

for (const lib of [undefined, ['second']]) {
  const { port, server } = await rslib.startMFDevServer({ lib });
  console.log('The port of the config is used:', port === 3127);
  await server.close();
}
other.close();
process.exit();
