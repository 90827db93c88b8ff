// cspell:ignore dtss dtspack outputexternal
import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { checkFiles, withFiles } from '../testing/checkFiles.ts';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import { checkOptionCoverage } from './coverage.ts';
import { knownDefault } from '../../content-model/options/knownDefault.ts';
import { defaultIsRight, optionExists, typeIsRight } from './index.ts';
import { documentedOptions } from '../../content-model/options/documentedOptions.ts';
import type { Option } from '../../content-model/options/extractOptions.ts';
import { readFactLines } from '../../content-model/options/readFactLines.ts';
import type { Reference } from '../../content-model/options/Reference.ts';

const option = (
  path: string,
  type: string,
  commentDefault?: string,
): Option => ({
  path,
  types: [type, type],
  commentDefault,
  inherited:
    path === 'output'
      ? [{ path: 'output.externals', types: ['string', 'string'] }]
      : [],
});

const reference: Reference = {
  package: 'p 1.0.0',
  exports: [],
  options: [
    option('dts', 'boolean', '`false`'),
    option('dts.bundle', 'boolean'),
    option('output', '{ a?: string }'),
    option('wasm', 'string', 'in words'),
  ],
  defaults: {
    'dts.bundle': {
      text: { en: 'as `x` is', zh: '与 `x` 相同' },
      known: 'seen',
    },
  },
};

const page = (option: string, body: string) =>
  `---\noption: ${option}\n---\n\n${body}\n`;
const dts = `- **Type:** \`boolean\`
- **Default:** \`false\`

Text.

## dts.bundle

- **Type:** \`boolean\`
- **Default:** as \`x\` is
`;

const whats = (rule: Parameters<typeof checkFiles>[0], text: string) =>
  checkFiles(rule, { 'en/config/lib/a.mdx': text }).map(({ what }) => what);

describe('readFactLines', () => {
  test.each([
    ['en', '- **Type:** `a | b`\n- **Default:** none; `x` decides\n'],
    ['zh', '- **类型：** `a | b`\n- **默认值：** none; `x` decides\n'],
  ])('reads the lines of %s', (lang, text) => {
    const found = pageOf(text, lang);
    const [start] = found.sections;
    expect(start && readFactLines(found, start)).toEqual({
      type: { text: '`a | b`', line: 1 },
      default: { text: 'none; `x` decides', line: 2 },
    });
  });
});

describe('documentedOptions', () => {
  const paths = (text: string) =>
    documentedOptions(pageOf(text), reference).map(o => o.option.path);

  test('a page documents its option and those its headings name', () => {
    expect(paths(page('lib.dts', dts))).toEqual(['dts', 'dts.bundle']);
  });

  test('the page of lib documents by headings only', () => {
    expect(paths(page('lib', 'Text.\n\n## wasm'))).toEqual(['wasm']);
  });

  test('a heading on the page of another option counts for nothing', () => {
    expect(paths(page('lib.wasm', 'Text.\n\n## dts.bundle'))).toEqual(['wasm']);
  });
});

describe('reference-option', () => {
  const rule = optionExists(reference);

  test('accepts what the package has', () => {
    expect(whats(rule, page('lib.dts', dts))).toEqual([]);
    expect(whats(rule, page('lib', 'Text.'))).toEqual([]);
  });

  test('wants a declaration below config/lib, and only there', () => {
    expect(whats(rule, 'Text.\n')).toHaveLength(1);
    expect(checkFiles(rule, { 'en/guide/a.mdx': 'Text.\n' })).toEqual([]);
  });

  test('finds options and sections that the package does not have', () => {
    expect(whats(rule, page('lib.dtss', dts)).join()).toContain(
      'no option dtss',
    );
    const renamed = dts.replace('dts.bundle', 'dts.pack');
    expect(whats(rule, page('lib.dts', renamed)).join()).toContain('#dtspack');
  });

  test('knows the options that the package takes over from another', () => {
    const output = 'Text.\n\n## output.externals\n\n- **Type:** words\n';
    expect(whats(rule, page('output', output))).toEqual([]);
    const misspelled = output.replace('externals', 'external');
    expect(whats(rule, page('output', misspelled)).join()).toContain(
      '#outputexternal ',
    );
  });
});

describe('reference-type', () => {
  const rule = typeIsRight(reference);

  test.each([
    ['another type', dts.replace('`boolean`', '`string`'), 'not `string`'],
    ['no type', dts.replace('- **Type:** `boolean`\n', ''), 'no Type line'],
    ['words', dts.replace('`boolean`', 'a switch'), 'not a switch'],
  ])('finds %s', (_, text, part) => {
    expect(whats(rule, page('lib.dts', text)).join()).toContain(part);
  });

  const block = (mark: string) =>
    dts.replace(
      '- **Type:** `boolean`\n',
      `- **Type:**\n  \`\`\`ts type="${mark}"\n  type Dts =\n    | boolean;\n  \`\`\`\n`,
    );

  test('reads a type from a block below its label', () => {
    expect(whats(rule, page('lib.dts', block('dts')))).toEqual([]);
    const wrong = block('dts').replace('| boolean', '| string');
    expect(whats(rule, page('lib.dts', wrong)).join()).toContain('`string`');
  });

  test('finds a block that claims to be a type and is compared with none', () => {
    const whatsFound = [
      whats(rule, page('lib.dts', block('wasm'))),
      whats(rule, `${page('lib.dts', dts)}\n\`\`\`ts type="dts"\nx\n\`\`\`\n`),
    ];
    expect(whatsFound.map(found => found.length)).toEqual([1, 1]);
  });

  test('compares the type of an option of another package, not words', () => {
    const output = (type: string) =>
      page('output', `Text.\n\n## output.externals\n\n- **Type:** ${type}\n`);
    expect(whats(rule, output('`string`'))).toEqual([]);
    expect(whats(rule, output('a name, or a function'))).toEqual([]);
    expect(whats(rule, output('`number`')).join()).toContain('not `number`');
  });

  test('does not ask for the type of an open group', () => {
    expect(whats(rule, page('output', 'Text.'))).toEqual([]);
  });
});

describe('reference-default', () => {
  const rule = defaultIsRight(reference);

  test('compares with the comment, or with what is known better', () => {
    expect(whats(rule, page('lib.dts', dts))).toEqual([]);
    const wrong = dts.replace('`false`', '`true`').replace('as `x`', 'not `x`');
    expect(whats(rule, page('lib.dts', wrong))).toHaveLength(2);
  });

  test('asks for a fact where the comment is words', () => {
    expect(whats(rule, page('lib.wasm', '- **Default:** a')).join()).toContain(
      'is not known',
    );
  });

  test.each([
    ["'node'", "`'node'`"],
    ['`{}`', '`{}`'],
    ['false', '`false`'],
    ['`a` when b', undefined],
    [undefined, undefined],
  ])('a comment that says %s gives %s', (comment, text) => {
    expect(knownDefault(option('a', 'b', comment), reference, 'en')).toBe(text);
  });
});

test('an option that no page documents is named', () => {
  const files = { 'content/en/config/lib/dts.mdx': page('lib.dts', dts) };
  const issues = withFiles(files, root =>
    checkOptionCoverage(new Site(root), reference),
  );
  expect(issues.map(({ what }) => what)).toEqual([
    'The option output of p 1.0.0 is not documented.',
    'The option wasm of p 1.0.0 is not documented.',
  ]);
});
