// Runs each file as a page would: React is a global variable.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const createElement = (type, props, text) => `<${type}>${text}</${type}>`;
for (const folder of ['dist-vite', 'dist']) {
  for (const file of readdirSync(folder)) {
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const page = { React: { createElement } };
    page.self = page.globalThis = page;
    const html = runInNewContext(`${code}\nGreetingCard.GreetingCard({ name: 'Ada' });`, page);
    console.log(`${folder}/${file}`, html);
  }
}
