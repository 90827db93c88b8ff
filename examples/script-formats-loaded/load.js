const { readFileSync } = require('node:fs');
const { runInNewContext } = require('node:vm');

for (const name of ['umd', 'umd-without-exports', 'iife']) {
  const file = `./dist/${name}/index.js`;
  const text = readFileSync(file, 'utf8');

  const page = {};
  runInNewContext(text, page);
  const names = Object.keys(page.Temperature ?? {});
  console.log(`${name}, script tag: Temperature has [${names}]`);
  console.log(`${name}, script tag: toFahrenheit is ${typeof page.toFahrenheit}`);

  let defined = 'nothing';
  const define = (...args) => (defined = Object.keys(args.at(-1)()));
  define.amd = {};
  runInNewContext(text, { define });
  console.log(`${name}, AMD: [${defined}]`);

  console.log(`${name}, require(): [${Object.keys(require(file))}]`);
}
