// Runs the application and the library side by side, as two terminals would.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const library = '../greeting';
const source = `${library}/src/index.ts`;
const start = (command, flags, cwd) => {
  const child = spawn(command, flags, { cwd, timeout: 180_000 });
  const terminal = { child, printed: '' };
  child.stdout.on('data', chunk => (terminal.printed += chunk));
  child.stderr.on('data', chunk => (terminal.printed += chunk));
  return terminal;
};
const until = (check, limit) =>
  new Promise(resolve => {
    const end = Date.now() + limit;
    const timer = setInterval(() => {
      const result = check();
      if (result || Date.now() > end) resolve(clearInterval(timer) ?? result);
    }, 20);
  });
const pause = () => new Promise(resolve => setTimeout(resolve, 2000));
const shows = text =>
  globSync('dist/static/js/*.js').some(file =>
    readFileSync(file, 'utf8').includes(text),
  );

for (const [flags, word] of [
  ['--watch --no-clean', 'Welcome'],
  ['--watch', 'Bonjour'],
]) {
  const app = start('rsbuild', ['build', '--watch'], '.');
  await until(() => /built in/.test(app.printed), 60_000);
  await pause();
  const rslib = start('rslib', flags.split(' '), library);
  await until(() => /generated/.test(rslib.printed), 60_000);
  await pause();
  const before = readFileSync(source, 'utf8');
  writeFileSync(source, before.replace('Hello', word));
  const arrived = await until(() => shows(word), 15_000);
  const lost = app.printed.includes("Can't resolve 'greeting'");
  rslib.child.kill();
  app.child.kill();
  writeFileSync(source, before);
  await pause();
  console.log(`rslib ${flags}`);
  console.log(`  library found: ${lost ? 'no' : 'yes'}`);
  console.log(`  change arrived: ${arrived ? 'yes' : 'no'}`);
}
