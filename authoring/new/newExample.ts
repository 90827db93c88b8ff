import { existsSync } from 'node:fs';
import path from 'node:path';
import { Mistake } from '../../tooling/mistakes.ts';
import { type Made, NAME, write } from './Made.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A small library that builds, to be changed until it shows one thing. */
export function newExample(root: string, name: string): Made {
  if (!NAME.test(name)) {
    throw new Mistake(
      `"${name}" is no name for an example: its folder is called like this. Use small letters, digits, and hyphens, such as dts-alias.`,
    );
  }
  if (existsSync(path.join(root, 'examples', name))) {
    throw new Mistake(
      `examples/${name} is there already, so nothing was written. Change it, or choose another name.`,
    );
  }
  const files = {
    'example.json': json({ title: 'TODO: what it shows' }),
    'package.json': json({ name, version: '1.0.0', type: 'module' }),
    'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
});
`,
    'src/index.ts':
      'export const greet = (name: string): string => `Hello, ${name}!`;\n',
  };
  for (const [file, text] of Object.entries(files))
    write(root, `examples/${name}/${file}`, text);
  return {
    files: Object.keys(files).map(file => `examples/${name}/${file}`),
    next: [
      'Say in example.json what it shows; examples/README.md has its keys.',
      `npm run examples ${name}     # builds it and records what it did`,
    ],
  };
}
