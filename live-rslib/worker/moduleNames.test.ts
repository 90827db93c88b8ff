import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Lang, parseAsync } from '@ast-grep/napi';
import { describe, expect, test } from '@rstest/core';
import { findModuleNames, readModuleNames } from './moduleNames.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('findModuleNames', () => {
  test.each([
    [`import a from 'a';`, ['a']],
    [`import type { B } from "./b";`, ['./b']],
    [`import 'side-effect';`, ['side-effect']],
    [`import c = require('c');`, ['c']],
    [`export * from './d';\nexport type { E } from './e';`, ['./d', './e']],
    [`export declare const f: import('./f').F;`, ['./f']],
    [`declare const g: typeof import("./g", { with: {} });`, ['./g']],
    [`// from 'comment'\n/* import('comment') */`, []],
    [`type H = 'from' | "from 'string'";`, []],
    [`declare module 'ambient' {}`, []],
    [`declare function from(name: 'x'): void;`, []],
    ['type I = `from ${"x"}`;', []],
  ])('%s', (text, names) => {
    expect(findModuleNames(text).map(name => name.text)).toEqual(names);
  });

  test('says where a name stands', () => {
    const text = `/* é */ export * from './a';`;
    const [name] = findModuleNames(text);
    expect(text.slice(name?.start, name?.end)).toBe('./a');
  });

  test('agrees with @ast-grep/napi in declarations of packages', async () => {
    const matcher = readMatcher();
    const files = globSync('node_modules/{@rslib,@rsbuild,@rspack}/**/*.d.ts', {
      cwd: root,
    });
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = (await parseAsync(Lang.TypeScript, text))
        .root()
        .findAll(matcher)
        .map(match => match.getMatch('IMP'))
        .map(match => [match?.text(), match?.range().start.index]);
      const ours = findModuleNames(text).map(one => [one.text, one.start]);
      expect([file, ours.sort()]).toEqual([file, found.sort()]);
    }
  });
});

test('readModuleNames answers as the plugin asks', async () => {
  const { root: open } = await readModuleNames('typescript', `import 'a';`);
  const [match] = open().findAll();
  expect(match?.getMatch().text()).toBe('a');
  expect(match?.getMatch().range()).toEqual({
    start: { index: 8 },
    end: { index: 9 },
  });
});

/** What rsbuild-plugin-dts asks for, from its own file. */
function readMatcher() {
  const file = path.join(root, 'node_modules/rsbuild-plugin-dts/dist/7.js');
  const [, matcher] =
    /const matcher = (\{[^]*?\n {4}\});/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!matcher) throw new Error(`${file} has no matcher.`);
  return JSON.parse(
    matcher.replace(/(\w+):/g, '"$1":').replaceAll("'", '"'),
  ) as Parameters<
    ReturnType<Awaited<ReturnType<typeof parseAsync>>['root']>['findAll']
  >[0];
}
