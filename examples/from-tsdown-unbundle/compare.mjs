// Lists the files in two directories, with the names that each file exports.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const [before, after] = process.argv.slice(2);

function namesIn(file) {
  if (!/\.[cm]?js$/.test(file)) return '';
  try {
    return Object.keys(require(file)).sort().join(', ');
  } catch (error) {
    return `(${error.code ?? error.message})`;
  }
}

function list(directory) {
  return readdirSync(directory, { recursive: true })
    .filter(file => /\.\w+$/.test(file))
    .sort()
    .map(file => `${file} ${namesIn(`./${directory}/${file}`)}`);
}

const [old, current] = [list(before), list(after)];
const width = Math.max(before.length, after.length) + 6;
for (const line of new Set([...old, ...current])) {
  const where = !current.includes(line)
    ? `only ${before}`
    : !old.includes(line)
      ? `only ${after}`
      : 'both';
  console.log(`${where}:`.padEnd(width), line);
}
