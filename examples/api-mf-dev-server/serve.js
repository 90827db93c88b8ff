import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { port, server } = await rslib.startMFDevServer();

const manifest = await fetch(`http://localhost:${port}/mf-manifest.json`);
const { name, exposes } = await manifest.json();
console.log(`${name} exposes ${exposes.map(({ path }) => path)}`);

await server.close();
