import { loadEnv } from '@rslib/core';

const { parsed, publicVars, rawPublicVars } = loadEnv();
console.log({ parsed, publicVars, rawPublicVars });
