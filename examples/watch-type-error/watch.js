// Starts watch mode, saves a mistake, corrects it, and ends watch mode.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const rslib = spawn('rslib', ['--watch', '--no-clean'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  timeout: 120_000,
});
let printed = '';
rslib.stdout.on('data', chunk => (printed += chunk));
rslib.stderr.on('data', chunk => (printed += chunk));
rslib.on('close', () => process.exit());
// What was printed up to the line that matches; one save may start two builds.
const until = pattern =>
  new Promise(resolve => {
    const timer = setInterval(() => {
      const end = printed.indexOf('\n', printed.search(pattern));
      if (!pattern.test(printed) || end < 0) return;
      clearInterval(timer);
      resolve(printed.slice(0, end));
    }, 20);
  });
const pause = () => new Promise(resolve => setTimeout(resolve, 1500));
const save = body => {
  printed = '';
  writeFileSync(
    'src/index.ts',
    `export const greet = (name: string): string => ${body};\n`,
  );
};

await until(/declaration files generated/);
await pause();
save('name.length');
console.log(await until(/Found 1 error/), '\n');
await pause();
save('`Hi, ${name}!`');
console.log(await until(/declaration files generated/));
rslib.kill();
