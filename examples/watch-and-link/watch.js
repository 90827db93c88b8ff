// Starts watch mode, edits two files, and ends watch mode.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const edits = [
  () => appendFileSync('rslib.config.ts', '\n// edited\n'),
  () => appendFileSync('.env', 'PUBLIC_PLACE=London\n'),
];
const rslib = spawn('rslib', ['--watch'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 60_000,
});
let printed = '';
let starts = 0;
rslib.stdout.on('data', chunk => {
  printed += chunk;
  if (printed.split('info    watching for changes').length - 1 === starts) return;
  const edit = edits[starts];
  starts += 1;
  setTimeout(() => (edit ? edit() : rslib.kill()), 500);
});
rslib.on('exit', () => console.log(printed.match(/restarting.*/g).join('\n')));
