import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function describe(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter(file => /\.\w+$/.test(file))
    .sort();
  return files.map(file => {
    const isScript = /\.[cm]?js$/.test(file);
    const names = isScript ? Object.keys(require(`./${folder}/${file}`)) : [];
    return `${file} ${names.sort().join(', ')}`;
  });
}

const before = describe('dist-tsup');
const after = describe('dist');
for (const line of new Set([...before, ...after])) {
  if (!after.includes(line)) console.log('only tsup: ', line);
  else if (!before.includes(line)) console.log('only Rslib:', line);
  else console.log('both:      ', line);
}
