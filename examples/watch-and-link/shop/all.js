// Starts watch mode in all packages and looks which ones it reaches.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const npm = spawn('npm', ['run', 'dev', '--workspaces'], {
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
npm.stdout.on('data', chunk => (printed += chunk));
while (!printed.includes('watching for changes')) {
  await new Promise(resolve => setTimeout(resolve, 100));
}
await new Promise(resolve => setTimeout(resolve, 5000));
for (const name of ['first', 'second']) {
  console.log(`${name}: ${existsSync(`${name}/dist`) ? 'built' : 'not built'}`);
}
process.kill(-npm.pid);
