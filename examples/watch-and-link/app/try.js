// Installs the library as a link or as a copy, and changes it afterward.
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const source = '../greeting/src/index.ts';
const original = readFileSync(source, 'utf8');
const run = (command, cwd) => execSync(command, { cwd, encoding: 'utf8' });

for (const spec of ['../greeting', '../greeting/greeting-1.0.0.tgz']) {
  writeFileSync(source, original);
  run('rslib && npm pack', '../greeting');
  run(`npm install --no-audit --no-fund --install-links=false ${spec}`);
  console.log(`npm install ${spec}`);
  console.log(run('npm ls greeting').trim().split('\n').at(-1));
  writeFileSync(source, original.replace('Hello', 'Hi'));
  run('rslib', '../greeting');
  console.log(run('node main.js').trim());
}
