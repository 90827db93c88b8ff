// Starts watch mode with a mistake in a file, and ends it.
import { spawn } from 'node:child_process';

const rslib = spawn('rslib', ['--watch', '--entry', 'broken.ts'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  timeout: 120_000,
});
let printed = '';
const read = chunk => {
  printed += chunk;
  const line = printed.match(/.*watching for changes.*/);
  if (!line || rslib.killed) return;
  console.log(line[0]);
  rslib.kill();
};
rslib.stdout.on('data', read);
rslib.stderr.on('data', read);
rslib.on('close', () => process.exit());
