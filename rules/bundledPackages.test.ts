import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';

const folder = 'examples/home-dependencies';
const read = (file: string) => readFileSync(file, 'utf8');

/** Names and the field of package.json beside them, from both lists on the page. */
function listsOf(page: string): string[][] {
  const [, part = ''] =
    /<Dependencies>([^]*?)<\/Dependencies>/.exec(page) ?? [];
  return part
    .split(/\n\n(?=[^-\n])/)
    .slice(1)
    .map(namesIn);
}

function namesIn(list: string): string[] {
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
  const inside = written.filter(name => !kept.includes(name));
  expect(listsOf(page).map(list => list.toSorted())).toEqual([
    inside.map(listed).toSorted(),
    kept.map(listed).toSorted(),
  ]);
});
