// Runs each file as a page would: mitt is a global variable.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import mitt from 'mitt';

for (const folder of ['dist-rollup', 'dist']) {
  for (const file of readdirSync(folder)) {
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const names = runInNewContext(`${code}\nObject.keys(EventLog).sort().join(', ');`, { mitt });
    console.log(`${folder}/${file}`, names);
  }
}
