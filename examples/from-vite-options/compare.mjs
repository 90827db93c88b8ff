// Builds each pair of configs with its tool, and prints what both write.
import { execSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What the guide has in one of the two. */
const MARKS = ['the end', 'node:module', 'log('];

/** Differs from folder to folder. */
const HASH = /-\w{8}\./;

const run = command => execSync(command, { stdio: 'pipe' });

for (const config of globSync('*.vite.ts').sort()) {
  const [name] = config.split('.');
  const out = `out/${name}`;
  run(`npx vite build -c ${config} --outDir ${out}/vite --logLevel error`);
  // What the guide leaves to the reader is done by hand.
  const ours = existsSync(`${name}.hand.ts`) ? 'hand' : 'rslib';
  run(`npx rslib -c ${name}.${ours}.ts --dist-path ${out}/rslib`);
  console.log(name);
  const before = await describe(`${out}/vite`);
  const after = await describe(`${out}/rslib`);
  for (const line of [...new Set([...before, ...after])].sort()) {
    if (!after.includes(line)) console.log('  only vite: '.padEnd(14), line);
    else if (!before.includes(line)) console.log('  only Rslib:'.padEnd(14), line);
    else console.log('  both:'.padEnd(14), line);
  }
}

/** Each file, with its exports, what `facts()` returns, and its marks. */
async function describe(folder) {
  const files = globSync('**/*.*', { cwd: folder });
  return Promise.all(
    files.map(async file => {
      if (!/\.[cm]?js$/.test(file)) return file.replace(HASH, '-*.');
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const { facts, ...names } = await import(
        pathToFileURL(`${folder}/${file}`)
      ).catch(({ message }) => ({ [message.split('\n')[0]]: '' }));
      const marks = MARKS.filter(mark => text.includes(mark));
      const told = facts ? [JSON.stringify(facts())] : [];
      return [file.replace(HASH, '-*.'), ...Object.keys(names), ...told, ...marks].join(' ');
    }),
  );
}
