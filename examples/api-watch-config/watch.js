import { createRslib, loadConfig } from '@rslib/core';

let watching;

async function start() {
  const rslib = await createRslib({ config: await loadConfig(), restart });
  watching = await rslib.build({ watch: true });
}

async function restart() {
  try {
    await start();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

await start();
process.once('SIGINT', () => watching.close());
