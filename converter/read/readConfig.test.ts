import { describe, expect, test } from '@rstest/core';
import { readConfig } from './readConfig.ts';
import { toData } from './toData.ts';

/** What a text exports, as data; throws if anything can't be read. */
function dataOf(text: string) {
  const { value, problems } = readConfig(text);
  expect(problems).toEqual([]);
  if (!value) throw new Error('There is no value.');
  const result = toData(value);
  expect(result.problems).toEqual([]);
  return result.data;
}

/** Why a text can't be read: each path with its reason. */
const refusalsOf = (text: string) =>
  readConfig(text).problems.map(({ path, reason }) => `${path}: ${reason}`);

test.each([
  'export default { a: 1 }',
  "import { defineConfig } from 'x'; export default defineConfig({ a: 1 });",
  'export default defineConfig(({ watch }) => ({ a: 1 }))',
  'export default defineConfig(async o => { const a = 1; return { a }; })',
  'export default function () { return { a: 1 } }',
  'const config: Config = { a: 1 }; export default config;',
  'const x = { a: 1 }; export { y, x as default };',
  '/** @type {X} */\nmodule.exports = { a: 1 };',
  'export default ({ a: <any>1 } as const) satisfies Config',
  'const base = { a: 0 }; export default { ...base, a: 1 }',
  '// x\nexport default /* y */ { /* z */ a: /* w */ 1, // v\n}',
  "import p from './p.json' with { type: 'json' };\nexport default { a: 1 }",
  'const v = { n: { one: 1 } }; export default { a: v.n.one }',
])('a config is read: %s', text => {
  expect(dataOf(text)).toEqual({ a: 1 });
});

test('values are what the program would have', () => {
  const data = dataOf(String.raw`
    const one = 'one', list = [1, 2];
    export default {
      texts: ['a\n\x41\u{1F600}\u0042\'', "it's", ${'`plain`'}, ${'`${one} of ${2}`'}, 'a-' + "b-" + one],
      numbers: [-1, +2, 0x10, 1_000, 1.5, 1e3],
      others: [true, !0, !1, null, undefined, void 0],
      pattern: /a\/[/]b/gi,
      'quoted-key': 1, 2: 'two', [one]: 1, one, list: [...list, 3], key: { undefined },
    };`);
  expect(data).toEqual({
    texts: ["a\nA😀B'", "it's", 'plain', 'one of 2', 'a-b-one'],
    numbers: [-1, 2, 16, 1000, 1.5, 1000],
    others: [true, true, false, null, undefined, undefined],
    pattern: /a\/[/]b/gi,
    'quoted-key': 1,
    2: 'two',
    one: 'one',
    list: [1, 2, 3],
    key: { undefined },
  });
});

test('calls are kept with their arguments', () => {
  const { value, problems, imports } = readConfig(`
    import { pluginReact as react, type Options } from '@rsbuild/plugin-react';
    import sass from 'sass';
    import * as all from 'sass';
    import type { X } from 'x';
    export default { plugins: [react({ fastRefresh: false }), new a.B()] };`);
  expect(problems).toEqual([]);
  expect(imports).toEqual([
    { local: 'react', imported: 'pluginReact', from: '@rsbuild/plugin-react' },
    { local: 'sass', imported: 'default', from: 'sass' },
    { local: 'all', imported: '*', from: 'sass' },
  ]);
  const plugins = value?.type === 'object' && value.entries.get('plugins');
  expect(plugins).toMatchObject({
    items: [
      { type: 'call', name: 'react', args: [{ type: 'object' }] },
      { type: 'call', name: 'new a.B', args: [] },
    ],
  });
  expect(value && toData(value)).toMatchObject({
    data: { plugins: [undefined, undefined] },
    problems: [
      { path: 'plugins[0]', reason: 'call', code: 'react(…)' },
      { path: 'plugins[1]', reason: 'call' },
    ],
  });
});

test('a value has its place', () => {
  const { value } = readConfig('export default {\r\n  a: [\n 1,\n   "x"] }');
  const list = value?.type === 'object' ? value.entries.get('a') : undefined;
  const second = list?.type === 'list' ? list.items[1] : undefined;
  expect(second?.place).toEqual({ line: 4, from: 32, to: 35 });
});

describe('a value is refused that', () => {
  test.each([
    ['{ a() {}, b: () => 1 }', 'a: function, b: function'],
    ['{ get c() { return 1 } }', 'c: function'],
    ['{ a: __dirname, b }', 'a: unknown-name, b: unknown-name'],
    ['{ a: x ? 1 : 2, c: import.meta.url }', 'a: expression, c: expression'],
    ['{ b: `${process.env.A}` }', 'b: expression'],
    ['{ ...x, ...(y && { a: 1 }) }', ': spread, : spread'],
    ['{ b: [...z], ...{ c: f => f } }', 'b[0]: spread, c: function'],
    ['{ [x]: 1 }', ': computed-key'],
    ['{ "__proto__": { a: 1 } }', '__proto__: prototype'],
    ['{ a: [b(c)] }', 'a[0](0): unknown-name'],
    ['{ "d-e": [{ f: g }] }', '["d-e"][0].f: unknown-name'],
    ['{ a: 08, c: 1n }', 'a: expression, c: expression'],
    [String.raw`{ b: "\8" }`, 'b: expression'],
  ])('is in %s', (text, refusals) => {
    expect(refusalsOf(`export default ${text}`).join(', ')).toBe(refusals);
  });

  test.each(
    'a = 2|a++|--a|a.b.c = 2|a.push(1)|a!.b.push(1)|delete a.b|[a] = c|({ b: a } = c)|({ a } = c)|change(a)|const b = Object.assign(a, c)'.split(
      '|',
    ),
  )('%s changes', statement => {
    const text = `let a = {}; if (x) { ${statement} } export default { a }`;
    expect(refusalsOf(text)).toEqual(['a: changed']);
  });

  test('is a parameter with the name of a constant', () => {
    const text = 'const a = 1; export default defineConfig(a => ({ a }))';
    expect(refusalsOf(text)).toEqual(['a: unknown-name']);
  });
});

describe('a text is refused that', () => {
  test.each([
    ['export default { a: }', 'syntax'],
    ['const a = 1', 'no-config'],
    ['export default 1', 'no-config'],
    ['export default merge({}, {})', 'expression'],
    [
      'const defineConfig = x => ({}); export default defineConfig({})',
      'expression',
    ],
    ['export default () => { if (x) return {}; return {} }', 'statements'],
    ['export default () => { f() }', 'statements'],
    [`export default {} // ${'x'.repeat(100_000)}`, 'too-large'],
    ['const a = [a]; export default { a }', 'too-deep'],
  ])('is %s', (text, refusal) => {
    expect(refusalsOf(text).at(-1)?.replace(/^.*: /, '')).toBe(refusal);
  });

  test('multiplies its constants', () => {
    const lines = Array.from(
      { length: 30 },
      (_, n) => `const a${n + 1} = [a${n}, a${n}];`,
    );
    const text = `const a0 = [1]; ${lines.join('\n')} export default { a30 }`;
    expect(refusalsOf(text).length).toBeLessThan(100);
    expect(refusalsOf(text)[0]).toMatch(/too-large$/);
  });

  test('nests without end', () => {
    const text = `export default [${'['.repeat(5_000)}${']'.repeat(5_000)}]`;
    expect(refusalsOf(text)).toHaveLength(1);
  });
});

test('a problem says where it is', () => {
  const { problems } = readConfig(
    'export default {\n  lib: [\n    { dts: isCi },\n  ],\n}',
  );
  expect(problems).toEqual([
    {
      reason: 'unknown-name',
      path: 'lib[0].dts',
      place: { line: 3, from: 37, to: 41 },
      code: 'isCi',
    },
  ]);
});

test('no key of a config is a key of its prototype', () => {
  const data = dataOf(
    'export default { constructor: 1, toString: 2, ["__proto__"]: { x: 1 } }',
  );
  expect(Object.keys(data as object)).toEqual([
    'constructor',
    'toString',
    '__proto__',
  ]);
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('data with unknown keys is not plain data', () => {
  const { value } = readConfig('const b = { ...c }; export default { a: b }');
  expect(value && toData(value)).toMatchObject({
    data: { a: {} },
    problems: [{ path: 'a', reason: 'spread', code: 'c' }],
  });
});

describe('a function can be asked', () => {
  test.each([
    ['({ format }) => ({ js: `.${format}.js` })', '.cjs.js'],
    ['c => ({ js: c.format === "cjs" ? ".c" : ".m" })', '.c'],
    ['function ({ format: f }: X) { return { js: f } }', 'cjs'],
    [
      'function (c) { if (c.format !== "cjs") { return 1 } else return { js: "x" } }',
      'x',
    ],
    ['c => { const js = "." + c.format; return { js } }', '.cjs'],
    ['c => ({ js: c.other })', undefined],
    ['c => ({ js: unknown })', undefined],
    ['c => { if (unknown) return { js: 1 }; return { js: 2 } }', undefined],
    ['c => { log(c); return { js: 1 } }', undefined],
    ['({ ...c }) => ({ js: c.format })', undefined],
  ])('%s', (code, js) => {
    const place = { line: 1, from: 0, to: 0 };
    const format = { type: 'scalar', value: 'cjs', place } as const;
    const { value } = readConfig(`export default { a: ${code} }`);
    const a = value?.type === 'object' ? value.entries.get('a') : undefined;
    const entries = new Map([['format', format]]);
    const args = [
      { type: 'object' as const, keys: [], entries, unread: [], place },
    ];
    const result = a?.type === 'code' ? a.call?.(args) : undefined;
    const data = result && toData(result).data;
    expect(data && (data as { js: unknown }).js).toBe(js);
  });
});

test('a key has its place, wherever it is used, unless it is computed', () => {
  const text = `const base = { a: 1, 'b': 2 };
export default { ...base, a: 3, ['c']: 4, d, e() {}, ...other };`;
  const { value } = readConfig(text);
  const keys = value?.type === 'object' ? value.keys : [];
  expect(
    keys.map(({ name, place }) => [name, text.slice(place.from, place.to)]),
  ).toEqual([
    ['a', 'a'],
    ['b', "'b'"],
    ['a', 'a'],
    ['d', 'd'],
    ['e', 'e'],
  ]);
});
