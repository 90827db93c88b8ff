export const found = require.resolve('node:fs');
export const load = (name: string): unknown => require(name);

console.log(found, typeof load('node:os'), typeof require.cache);
