// Starts a measurement: `npm run bench` for pages, `npm run bench tools`, …
// bench/README.md says what each one measures.
import { globSync } from 'node:fs';
import path from 'node:path';
import { Mistake, sayMistakes } from '../tooling/mistakes.ts';
import { readCommand } from '../tooling/readCommand.ts';

sayMistakes();
const names = globSync('*.ts', { cwd: import.meta.dirname })
  .map(file => path.basename(file, '.ts'))
  .filter(name => name !== 'run');
const [, , first = ''] = process.argv;
if (/^(?:--help|-h)$/.test(first)) readCommand({});
const isNamed = first !== '' && !first.startsWith('-');
const name = isNamed ? first : 'pages';
if (!names.includes(name)) {
  throw new Mistake(
    `There is no measurement named ${name}, so nothing was measured. Choose one: ${names.toSorted().join(', ')}.`,
  );
}
// A measurement reads its own arguments, and says what it measures.
const file = path.join(import.meta.dirname, `${name}.ts`);
process.argv.splice(1, isNamed ? 2 : 1, file);
await import(file);
