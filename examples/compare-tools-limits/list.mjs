// Prints what's in the output of each tool, and whether package.json has changed.
import { readdirSync, readFileSync } from 'node:fs';

for (const tool of ['', '-tsdown', '-tsup', '-vite', '-rollup']) {
  const text = readdirSync(`dist${tool}`, { recursive: true })
    .filter(file => /js$/.test(file))
    .map(file => readFileSync(`dist${tool}/${file}`, 'utf8'))
    .join('\n');
  const mitt = /from\s*["']mitt["']/.test(text) ? 'imports' : 'bundles';
  const glob = text.includes('import.meta.glob') ? 'keeps' : 'replaces';
  console.log(`dist${tool}: ${mitt} mitt, ${glob} import.meta.glob`);
}
for (const tool of ['', '-tsdown', '-vite', '-rollup']) {
  const files = readdirSync(`dist${tool}-files`, { recursive: true })
    .filter(file => /js$/.test(file) && !file.includes('_'))
    .sort();
  console.log(`dist${tool}-files: ${files.join(', ')}`);
}
const { exports, ...manifest } = JSON.parse(readFileSync('package.json'));
console.log('package.json:', Object.keys(manifest).join(', '), exports);
