// Starts watch mode, saves a file once, and ends watch mode as Ctrl+C does.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const watch = spawn('node', ['watch.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 30_000,
});
let printed = '';

function save() {
  appendFileSync('src/index.ts', '\nexport const freezingPoint = 32;\n');
}

watch.stdout.on('data', chunk => {
  process.stdout.write(chunk);
  const before = printed;
  printed += chunk;
  const isNew = text => !before.includes(text) && printed.includes(text);
  if (isNew('info    watching for changes')) setTimeout(save, 500);
  if (isNew('→ rebuilt')) watch.kill('SIGINT');
});
