// Saves a file that's only imported as a type, waits, and then saves the other.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const rslib = spawn('rslib', ['--watch', '--no-clean'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  timeout: 120_000,
});
let printed = '';
rslib.stdout.on('data', chunk => (printed += chunk));
rslib.stderr.on('data', chunk => (printed += chunk));
rslib.on('close', () => process.exit());
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
const until = async pattern => {
  while (!pattern.test(printed)) await pause(20);
};
const types = () => readFileSync('dist/name.d.ts', 'utf8').trim();

await until(/declaration files generated/);
await pause(1500);
printed = '';
writeFileSync('src/name.ts', 'export type Name = string | number;\n');
await pause(3000);
console.log('after saving name.ts:', printed.trim() || 'no build');
console.log(types());
writeFileSync('src/index.ts', readFileSync('src/index.ts', 'utf8') + '\n');
await until(/declaration files generated/);
await pause(500);
console.log('after saving index.ts:', printed.includes('build') && 'a build');
console.log(types());
rslib.kill();
