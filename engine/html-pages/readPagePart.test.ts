import { describe, expect, test } from '@rstest/core';
import { readPagePart } from './readPagePart.ts';

describe('a page that holds state itself', () => {
  test.each([
    [
      'a hook',
      'export function A() {\n  const [a] = useState(0);\n}',
      'useState',
      2,
    ],
    [
      'a hook of React',
      'export const a = () => React.useState(0);',
      'useState',
      1,
    ],
    [
      'a part with a handler',
      'export const A = () => <a onClick={run} />;',
      'onClick',
      1,
    ],
    ['a handler', '# Title\n\n<a onClick={() => run()}>Go</a>', 'onClick', 3],
    [
      'a handler over lines',
      '<Part\n  onOpenChange={run}\n/>',
      'onOpenChange',
      2,
    ],
    [
      'code after a block',
      '```ts\nconst a = 1;\n```\n\n<a onBlur={run} />',
      'onBlur',
      5,
    ],
    ['code after `a`', 'Words `a` words.\n\n<a onBlur={run} />', 'onBlur', 3],
    [
      'code after a lone `',
      "It's a ` alone.\n\n<a onBlur={run} />\n\nA ` more.",
      'onBlur',
      3,
    ],
  ])('has %s', (_case, text, name, line) => {
    expect(readPagePart('page.mdx', text)).toMatchObject({
      isIsland: true,
      live: [{ name, line }],
    });
  });

  test.each([
    ['a block', '```tsx\nconst [a] = useState(0);\n<a onClick={run} />\n```'],
    ['a block in a list', '- One\n\n  ```tsx\n  useState(0);\n  ```\n'],
    ['a block of tildes', '~~~\nuseState(0);\n~~~'],
    [
      'a block in a block',
      '````md\n```tsx\nuseState(0);\n```\nuseState(0);\n````',
    ],
    ['a block without an end', '```tsx\nuseState(0);\n'],
    ['a line of code', 'Call `useState(0)` or ``a ` onClick={run}``.'],
    ['text that looks like code', 'const a = useState(0);'],
    ['words', 'A page about useState and onClick.'],
    ['another prop', '<Lamp onColor="red" />'],
  ])('has not: %s', (_case, text) => {
    expect(readPagePart('page.mdx', text)).toMatchObject({
      isIsland: false,
      live: [],
    });
  });
});

test('imports are those of the page and not of its examples', () => {
  const { imports } = readPagePart(
    'page.mdx',
    [
      "import { A } from './A.tsx';",
      "import './b.css';",
      'import {',
      '  C,',
      "} from '../C';",
      "export { D } from './D.tsx';",
      '',
      '```ts',
      "import { E } from './E.tsx';",
      '```',
    ].join('\n'),
  );
  expect(imports.map(({ request, line }) => [request, line])).toEqual([
    ['./A.tsx', 1],
    ['./b.css', 2],
    ['../C', 3],
    ['./D.tsx', 6],
  ]);
});
