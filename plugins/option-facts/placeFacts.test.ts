// The ids of options. cspell:ignore dtspath dtsalias
import { expect, test } from '@rstest/core';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import type { SyntaxNode } from '../../content-model/SyntaxNode.ts';
import { dictionaries } from '../../i18n/index.ts';
import type { NewNode } from './NewNode.ts';
import { hasFacts, placeFacts } from './placeFacts.ts';
import { readFlags } from './readFlags.ts';

const CLI = `
| Flag | Option |
| --- | --- |
| \`--watch\` | [Watch mode](#watch) |
| \`--dts\`, \`--no-dts\` | [\`lib.dts\`](/zh/config/lib/dts) |
| \`--path <dir>\` | [\`dts.path\`](/config/lib/dts#dtspath); once |
`;

const PAGE = `{/* A comment is no sentence. */}

- **Type:**
  \`\`\`ts
  type Dts =
    | boolean
    | {
        path?: string;
        alias?: { level?: number };
      };
  \`\`\`
- **Default:** \`false\`

Set \`dts\` to get declarations.

[See it](/elsewhere/index.html?dts=files) there.

## Use it

Read [the page](/a/?b), then go on.

## dts.path

- **Type:** \`string\`
- **Default:** the [directory](/a) of \`src\`

\`dts.path\` is the [directory](/a) of \`index.ts\`. It's fixed:

## dts.alias

- **Type:** \`{ level?: number; other?: string }\`
- **Default:** \`{}\`

Leave \`dts.alias\` alone. Or not.

### dts.alias.level

- **Type:** \`number\`
- **Default:** \`1\`

## Changes in 1.0

- None.
`;

function place(text: string): string[] {
  const page = pageOf(text);
  const nodes = page.sections.flatMap(section => section.nodes);
  // Only the children are used.
  const tree = { type: 'root', children: nodes } as SyntaxNode;
  if (!hasFacts(tree)) return [];
  placeFacts(tree, {
    lang: 'en',
    words: dictionaries.en,
    page,
    address: '/config/lib/dts',
    flags: readFlags(pageOf(CLI)),
    since: { '/config/lib/dts': '0.1', '/config/lib/dts#dtspath': '0.9' },
  });
  return (tree.children ?? []).map(show);
}

/** A node in short: elements as tags, code in backticks. */
function show({ type, name, value, url, children = [] }: NewNode): string {
  const inner = children.map(show).join(type === 'tableRow' ? '|' : '');
  if (name) return `<${name}>${inner}</${name}>`;
  if (type === 'inlineCode') return `\`${value ?? ''}\``;
  if (type === 'code') return '(code)';
  if (type === 'tableRow') return `${inner}\n`;
  return url === undefined ? (value ?? inner) : `[${inner}](${url})`;
}

const fact = (name: string, value: string) =>
  `<div><dt>${name}</dt><dd>${value}</dd></div>`;

test('a page of an option says what it does, then what is known of it', () => {
  const [, sentence, facts, next] = place(PAGE);
  expect(sentence).toBe('Set `dts` to get declarations.');
  expect(facts).toBe(
    `<OptionFacts><dl>${[
      fact('Type', '`boolean | object`'),
      fact('Default', '`false`'),
      fact('CLI', '`--dts`, `--no-dts`'),
      fact('Since', '0.1'),
      fact('Changed', '[1.0](#changes-in-10)'),
      fact('Try it', '[See it](/elsewhere/index.html?dts=files)'),
    ].join('')}</dl><nav>${[
      'Property|Type|Default|What it does\n',
      '[`path`](#dtspath)|`string`|see below|Is the directory of `index.ts`\n',
      '[`alias`](#dtsalias)|`object`|`{}`|Leave `dts.alias` alone\n',
    ].join(
      '',
    )}</nav><details><summary>Full type definition</summary>(code)</details></OptionFacts>`,
  );
  expect(next).toBe('Use it');
});

test('a section below has its row at its start', () => {
  const all = place(PAGE);
  const at = all.indexOf('dts.path');
  expect(all.slice(at + 1, at + 3)).toEqual([
    `<OptionFacts><dl>${[
      fact('Type', '`string`'),
      fact('Default', 'the [directory](/a) of `src`'),
      fact('CLI', '`--path <dir>`'),
      fact('Since', '0.9'),
    ].join('')}</dl></OptionFacts>`,
    "`dts.path` is the [directory](/a) of `index.ts`. It's fixed:",
  ]);
  expect(all).toContain('Read [the page](/a/?b), then go on.');
});

test('a page with words above its facts keeps their order', () => {
  const [first, second, third] = place(
    'Deprecated.\n\n- **Default:** `1`\n\nMore.',
  );
  expect([first, third]).toEqual(['Deprecated.', 'More.']);
  expect(second).toContain('<OptionFacts>');
});

test('a long choice is cut in the row, and whole below it', () => {
  const [first] = place(
    "- **Type:**\n  ```ts\n  type A = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | string[];\n  ```\n",
  );
  expect(first).toContain("`'a' | … | 'f' | string[]`");
  expect(first).toContain('(code)');
});

test('a line of another kind keeps its name', () => {
  const [first] = place('- **Default:** `1`\n- **Rsbuild:** [`a`](/a)\n');
  expect(first).toContain(
    fact('Default', '`1`') + fact('Rsbuild', '[`a`](/a)'),
  );
});

test('other lists are left alone', () => {
  expect(place('- **Note:** x\n- y\n')).toEqual([]);
});
