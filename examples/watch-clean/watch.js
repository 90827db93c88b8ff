// Looks at dist while watch mode starts and while it builds once more.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';

for (const flags of ['--watch', '--watch --no-clean']) {
  writeFileSync('dist/old.js', '');
  const rslib = spawn('rslib', flags.split(' '), {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 120_000,
  });
  let printed = '';
  rslib.stdout.on('data', chunk => (printed += chunk));
  const until = check =>
    new Promise(resolve => {
      const timer = setInterval(() => {
        if (check()) resolve(clearInterval(timer));
      }, 5);
    });
  const types = () => existsSync('dist/index.d.ts');

  const started = /info {4}watching for changes/;
  await until(() => started.test(printed) && types());
  await new Promise(resolve => setTimeout(resolve, 1000));
  const old = existsSync('dist/old.js') ? 'kept' : 'deleted';

  printed = '';
  let missing = false;
  appendFileSync('src/index.ts', `\nexport const at${Date.now()} = true;\n`);
  await until(() => {
    missing ||= !types();
    return /declaration files generated/.test(printed) && types();
  });
  rslib.kill();
  await new Promise(resolve => rslib.on('close', resolve));
  console.log(`rslib ${flags}`);
  console.log(`  dist/old.js: ${old}`);
  console.log(`  dist/index.d.ts during a rebuild: ${missing ? 'missing' : 'there'}`);
}
