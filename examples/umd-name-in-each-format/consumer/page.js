import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// Runs the files as script tags do: without module, exports and require.
const load = (...folders) => {
  const page = createContext({});
  for (const folder of folders) {
    const file = `../temperature/dist/${folder}/index.js`;
    runInContext(readFileSync(file, 'utf8'), page);
  }
  return page;
};

console.log(Object.keys(load('umd')));
console.log(Object.keys(load('iife')));
console.log(load('umd-package-name')['@acme/temperature'].toFahrenheit(100));
console.log(load('umd-unnamed').toFahrenheit(100));
console.log(load('umd-unnamed', 'umd-other').toFahrenheit);
