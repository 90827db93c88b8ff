// Starts a measurement: `npm run bench` for pages, `npm run bench tools`, …
// bench/README.md says what each one measures.
import { globSync } from 'node:fs';
import path from 'node:path';

const names = globSync('*.ts', { cwd: import.meta.dirname })
  .map(file => path.basename(file, '.ts'))
  .filter(name => name !== 'run');
const [first = '', ...rest] = process.argv.slice(2);
const isNamed = first !== '' && !first.startsWith('-');
const name = isNamed ? first : 'pages';
if (!names.includes(name)) {
  throw new Error(
    `There is no measurement named ${name}, so nothing was measured. Choose one: ${names.toSorted().join(', ')}.`,
  );
}
// A measurement reads its own arguments.
if (isNamed) process.argv.splice(2, Infinity, ...rest);
await import(`./${name}.ts`);
