import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

const folder = 'examples/home-dependencies';
const read = (file: string) => readFileSync(file, 'utf8');

/** Names and the field of package.json beside them, from a list on the page. */
function listOf(page: string, part: string): string[] {
  const [, list = ''] =
    new RegExp(`<${part}>([\\s\\S]*?)</${part}>`).exec(page) ?? [];
  return [...list.matchAll(/^- `(.+?)`(?: `?([\w.]+)`?)?$/gm)].map(
    ([, name, field = '']) => [name, field].join(' ').trim(),
  );
}

/** Where a package is listed; Node.js has its own modules. */
function listed(name: string): string {
  if (name.startsWith('node:')) return `${name} Node.js`;
  const fields = Object.entries(
    JSON.parse(read(`${folder}/package.json`)) as Record<string, object>,
  );
  const field = fields.find(([, value]) => Object.hasOwn(value, name))?.[0];
  return [name, field].filter(Boolean).join(' ');
}

const IMPORT = /(?:from |import\()['"](.+?)['"]/g;
const importsIn = (code: string) =>
  [...code.matchAll(IMPORT)].map(([, name = '']) => name);

test.each(['en', 'zh'])('%s: the lists are what the build did', lang => {
  const page = read(`content/${lang}/index.mdx`);
  const written = ['index', 'clock', 'pad'].flatMap(file =>
    importsIn(read(`${folder}/src/${file}.ts`)),
  );
  const { files } = JSON.parse(
    read('examples/results/home-dependencies.json'),
  ) as { files: Record<string, string[]> };
  expect(Object.keys(files)).toEqual(['dist/index.js']);
  const kept = importsIn(files['dist/index.js']?.join('\n') ?? '');

  expect(kept.length).toBeGreaterThan(0);
  expect(listOf(page, 'Outside').toSorted()).toEqual(
    kept.map(listed).toSorted(),
  );
  const inside = written.filter(name => !kept.includes(name));
  expect(listOf(page, 'Inside').toSorted()).toEqual(
    inside.map(listed).toSorted(),
  );
});
