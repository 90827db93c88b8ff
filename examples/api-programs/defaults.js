import { createRslib } from '@rslib/core';

const rslib = await createRslib();
console.log(rslib.getRslibConfig().lib);
const { close } = await rslib.build();
await close();
