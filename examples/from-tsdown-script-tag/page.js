// Runs each script as a page would, without require() and import.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

for (const folder of ['dist-tsdown', 'dist']) {
  for (const file of readdirSync(folder)) {
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const names = runInNewContext(`${code}\nObject.keys(WordCount).sort().join(', ');`);
    console.log(`${folder}/${file}`, names);
  }
}
