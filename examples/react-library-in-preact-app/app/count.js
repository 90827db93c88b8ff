import { readdirSync, readFileSync } from 'node:fs';

const folder = 'dist/static/js/';
const code = readdirSync(folder)
  .filter(name => name.endsWith('.js'))
  .map(name => readFileSync(folder + name, 'utf8'))
  .join('');
console.log(code.length < 40_000, /react-dom|reconciler/.test(code));
