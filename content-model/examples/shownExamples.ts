import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLang } from '../../site/locales.ts';

const block = /^\s*```.* example="([\w-]+)"/gm;

/** The ids of the examples whose code or output pages show. */
export function listShownExamples(root: string): Set<string> {
  const folder = path.join(root, 'content', defaultLang);
  return new Set(
    globSync('**/*.mdx', { cwd: folder }).flatMap(file =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(block)].map(
        ([, id = '']) => id,
      ),
    ),
  );
}
