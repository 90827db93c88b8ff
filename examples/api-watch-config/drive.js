// Starts watch mode, changes the format once, and ends watch mode as Ctrl+C does.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const watch = spawn('node', ['watch.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 30_000,
});
let printed = '';

function save() {
  const config = readFileSync('rslib.config.ts', 'utf8');
  writeFileSync('rslib.config.ts', config.replace("'esm'", "'cjs'"));
}

watch.stdout.on('data', chunk => {
  process.stdout.write(chunk);
  const before = printed;
  printed += chunk;
  const starts = text => text.split('info    watching for changes').length - 1;
  if (starts(printed) === starts(before)) return;
  if (starts(printed) === 1) setTimeout(save, 500);
  else watch.kill('SIGINT');
});
