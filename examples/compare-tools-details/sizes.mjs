// Compares what each tool brings along: its package and all its dependencies.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

function collect(name, parent, found = new Map()) {
  let file;
  try {
    file = findPackageJSON(name, parent);
  } catch {
    return found; // optional, and not for this machine
  }
  if (!file || found.has(file)) return found;
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file));
  found.set(file, name);
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) {
    collect(next, file, found);
  }
  return found;
}

const sizeOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .filter(file => !file.parentPath.slice(folder.length).includes('node_modules'))
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);

const sizes = ['@rslib/core', 'tsdown', 'tsup', 'vite', 'rollup'].map(tool => {
  const packages = collect(tool, import.meta.url);
  const all = [...packages].map(([file, name]) => [name, sizeOf(path.dirname(file))]);
  return { tool, all, size: all.reduce((sum, [, size]) => sum + size, 0) };
});
const [rslib, ...others] = sizes;
const smaller = others.filter(({ size }) => size < rslib.size);
console.log('smaller than @rslib/core:', smaller.map(({ tool }) => tool).join(', '));

const own = rslib.all.filter(([name]) => /^@rs(?:pack|build)\//.test(name));
const rest = rslib.size - own.reduce((sum, [, size]) => sum + size, 0);
console.log('in it:', own.map(([name]) => name.replace(/-linux.*|-darwin.*|-win.*/, '')).sort().join(', '));
const larger = others.filter(({ size }) => size > rest);
console.log('larger than the rest of it:', larger.map(({ tool }) => tool).join(', '));
