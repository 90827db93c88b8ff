import { describe, expect, test } from '@rstest/core';
import { readPart } from './readPart.ts';

const read = (...lines: string[]) => readPart('part.tsx', lines.join('\n'));

describe('what only works where React runs', () => {
  test.each([
    ["import { useState } from 'react';", 'useState(0);', 'useState'],
    ["import { useState as keep } from 'react';", 'keep(0);', 'useState'],
    [
      "import { useEffect } from 'react';",
      'const run = useEffect;',
      'useEffect',
    ],
    ["import React from 'react';", 'React.useReducer(a, b);', 'useReducer'],
    ["import * as R from 'react';", 'R.useTransition();', 'useTransition'],
    ["import * as R from 'react';", 'const { useState } = R;', 'useState'],
    [
      "import { useFormStatus } from 'react-dom';",
      'useFormStatus();',
      'useFormStatus',
    ],
    ['', 'export const A = () => <a onClick={run} />;', 'onClick'],
    ['', 'export const A = () => <Part onOpenChange={run} />;', 'onOpenChange'],
    [
      "import { Component } from 'react';",
      'class A extends Component {}',
      'extends Component',
    ],
    [
      "import React from 'react';",
      'const A = class extends React.PureComponent {};',
      'extends React.PureComponent',
    ],
  ])('%s %s has %s', (first, second, name) => {
    expect(read(first, second).live).toContainEqual({ name, line: 2 });
  });

  test.each([
    'useLayoutEffect',
    'useInsertionEffect',
    'useSyncExternalStore',
    'useOptimistic',
    'useActionState',
    'useImperativeHandle',
    'useDeferredValue',
    'useEffectEvent',
  ])('%s is a state hook', hook => {
    const { live } = read(`import { ${hook} } from 'react';`, `${hook}();`);
    expect(live).toEqual([{ name: hook, line: 2 }]);
  });

  test.each([
    [
      "import { useId, useMemo, useRef } from 'react';",
      'useId(useMemo(useRef()));',
    ],
    ["import { useState } from './own.ts';", 'useState();'],
    ["import { useState } from 'react';", 'export const unused = 1;'],
    ["import type { useState } from 'react';", 'export type State = 1;'],
    ['', 'export const A = () => <Lamp onColor="red" once={1} />;'],
    ['', '// useState(0) and onClick={run}'],
    ['', "export const text = 'useState(0)';"],
    ['', 'export class A extends Map {}'],
  ])('%s %s has none', (...lines) => {
    expect(read(...lines).live).toEqual([]);
  });
});

test.each([
  ["'use client';", true],
  ['"use client";\nimport a from "./a.ts";', true],
  ["// What it is.\n'use client';", true],
  ["import a from './a.ts';\n'use client';", false],
  ["export const text = 'use client';", false],
])('%j is an island: %s', (code, isIsland) => {
  expect(read(code).isIsland).toBe(isIsland);
});

test.each([
  ['export function A() {}', ['A']],
  ['export const A = 1, B = 2;', ['A', 'B']],
  ['function A() {}\nexport { A, A as B };', ['A', 'B']],
  ['export default function A() {}', ['default']],
  ['const A = 1;\nexport default A;\nexport { A };', ['default', 'A']],
  ["export { A } from './a.tsx';", ['A']],
  ["export * from './a.tsx';", ['*']],
  ['export interface A {}\nexport type B = 1;', []],
])('%j exports %j', (code, names) => {
  expect(read(code).exports).toEqual(names);
});

test('imports are listed in their order, without those of types alone', () => {
  const { imports } = read(
    "import './a.css';",
    "import { useB, type C } from './b.ts';",
    "import type { D } from './d.ts';",
    "import { type E } from './e.ts';",
    "const late = () => import(/* webpackChunkName: 'f' */ './f.tsx');",
    "export { G } from './g.tsx';",
  );
  expect(imports).toEqual([
    { request: './a.css', names: [], line: 1, isDevOnly: false },
    { request: './b.ts', names: ['useB', 'C'], line: 2, isDevOnly: false },
    { request: './f.tsx', names: [], line: 5, isDevOnly: false },
    { request: './g.tsx', names: ['G'], line: 6, isDevOnly: false },
  ]);
});

test('what is there while writing alone does not count', () => {
  const { imports, live } = read(
    "import { useState } from 'react';",
    "const A = process.env.NODE_ENV !== 'production' && lazy(() => import('./A.tsx'));",
    "const B = process.env.NODE_ENV !== 'production' && (() => useState(0));",
  );
  expect(imports).toContainEqual({
    request: './A.tsx',
    names: [],
    line: 2,
    isDevOnly: true,
  });
  expect(live).toEqual([]);
});

test('a file that cannot be read is named', () => {
  expect(() => read('const = 1;')).toThrow('[html-pages] part.tsx is no');
});
