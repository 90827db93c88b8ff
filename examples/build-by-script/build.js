import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
const { close } = await rslib.build();
await close();
console.log('The library is built.');
