const { readFileSync } = require('node:fs');
const { runInNewContext } = require('node:vm');

for (const format of ['umd', 'iife']) {
  const page = {};
  page.globalThis = page.global = page;
  runInNewContext(readFileSync(`dist/${format}/index.js`, 'utf8'), page);
  console.log([format, ...page.client].join('\n'));
  console.log(`MODE: ${page.mode()}`);
  try {
    page.token();
  } catch (error) {
    console.log(error.message);
  }
}
