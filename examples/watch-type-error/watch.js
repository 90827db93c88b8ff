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
const until = pattern =>
  new Promise(resolve => {
    const timer = setInterval(() => {
      if (pattern.test(printed)) resolve(clearInterval(timer));
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
await until(/Found 1 error/);
await pause();
console.log(printed);
save('`Hi, ${name}!`');
await until(/declaration files generated/);
await pause();
console.log(printed);
rslib.kill();
