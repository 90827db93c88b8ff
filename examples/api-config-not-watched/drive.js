// Starts watch mode, changes the config file, then the source, and ends watch mode.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const watch = spawn('node', ['watch.js', process.argv[2]], { timeout: 60_000 });
const ended = once(watch, 'exit');
const seen = new Set();
const ready = new Promise(resolve => {
  watch.stdout.on('data', chunk => {
    const lines = String(chunk).split('\n');
    for (const line of lines) {
      // A change can trigger more than one build.
      if (line.startsWith('→') && !seen.has(line)) console.log(line);
      seen.add(line);
    }
    if (lines.some(line => line.includes('watching for changes...'))) resolve();
  });
});

const original = {};
async function change(file, from, to) {
  original[file] ??= readFileSync(file, 'utf8');
  seen.clear();
  console.log(`${file} changes`);
  writeFileSync(file, original[file].replace(from, to));
  await setTimeout(2500);
}

await ready;
await setTimeout(500);
await change('rslib.config.ts', 'esm', 'cjs');
await change('src/index.ts', '32', '33');
if (process.argv[2] === 'env-file') await change('.env', 'alpha', 'beta');
watch.kill();
await ended;
for (const [file, text] of Object.entries(original)) writeFileSync(file, text);
