import { rsbuild, rspack, version } from '@rslib/core';

console.log(`Rslib ${version}`);
console.log(`Rsbuild ${rsbuild.version}`);
console.log(`Rspack ${rspack.rspackVersion}`);
