// Starts the development server, and ends it after the first build.
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

rmSync('dist', { recursive: true });
const rslib = spawn('rslib', ['mf-dev'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  timeout: 30_000,
});
rslib.stdout.on('data', chunk => {
  if (String(chunk).includes('built in')) rslib.kill();
});
rslib.on('close', () => console.log('dist:', readdirSync('dist')));
