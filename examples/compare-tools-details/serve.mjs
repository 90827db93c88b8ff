// Asks Vite's development server for a module before and after a change.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

rmSync('dist', { recursive: true, force: true });
const server = await createServer({ logLevel: 'silent', server: { port: 3109 } });
await server.listen();
const ask = async () => {
  const response = await fetch('http://localhost:3109/src/index.ts');
  const [line] = (await response.text()).split('\n');
  console.log(line);
};
await ask();
const source = readFileSync('src/index.ts', 'utf8');
const changed = new Promise(resolve => server.watcher.once('change', resolve));
writeFileSync('src/index.ts', source.replace('Hello', 'Goodbye'));
await changed;
await new Promise(resolve => setTimeout(resolve, 300));
await ask();
writeFileSync('src/index.ts', source);
console.log('dist:', existsSync('dist'));
await server.close();
