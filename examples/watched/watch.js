// Starts watch mode, saves a file once, and ends watch mode.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const rslib = spawn('rslib', ['--watch'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 30_000,
});
let printed = '';
let isSaved = false;

function save() {
  isSaved = true;
  printed = '';
  appendFileSync('src/index.ts', '\nexport const freezingPoint = 32;\n');
}

rslib.stdout.on('data', chunk => {
  process.stdout.write(chunk);
  printed += chunk;
  if (isSaved) {
    if (printed.includes('built in')) rslib.kill();
  } else if (printed.includes('info    watching for changes')) {
    setTimeout(save, 500);
  }
});
