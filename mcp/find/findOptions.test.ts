import { describe, expect, test } from '@rstest/core';
import { describeOption, findExample, findOptions } from './findOptions.ts';

const entry = (name: string) => ({
  name,
  facts: ['- **Type:** `boolean`'],
  does: 'About',
  description: `About ${name}.`,
  url: 'https://example.com',
});
const options = [
  'output.autoExternal',
  'lib.autoExternal',
  'lib.dts',
  'lib.dts.bundle',
  'lib.bundle',
].map(entry);

describe('findOptions', () => {
  test.each([
    ['autoExternal', ['lib.autoExternal', 'output.autoExternal']],
    ['output.autoExternal', ['output.autoExternal']],
    ['lib.dts', ['lib.dts']],
    ['`dts`', ['lib.dts']],
    ['DTS.bundle', ['lib.dts.bundle']],
    ['bundle', ['lib.bundle', 'lib.dts.bundle']],
    ['lib.output.autoExternal', ['output.autoExternal']],
    ['unknown', []],
  ])('%s means %j', (name, expected) => {
    expect(findOptions(options, name).map(one => one.name)).toEqual(expected);
  });
});

test('a name means options with a section, if there are any', () => {
  const all = [
    { ...entry('server.open.target'), isNested: true },
    entry('output.target'),
    { ...entry('output.distPath.root'), isNested: true },
  ];
  const namesOf = (name: string) => findOptions(all, name).map(one => one.name);
  expect(namesOf('target')).toEqual(['output.target']);
  expect(namesOf('server.open.target')).toEqual(['server.open.target']);
  expect(namesOf('root')).toEqual(['output.distPath.root']);
});

const block = (code: string) =>
  `\`\`\`ts title="rslib.config.ts"\n${code}\n\`\`\``;
const section = (id: string, text: string) => ({
  id,
  level: id ? 2 : 1,
  title: id,
  text,
});
const example = (id: string, config: string) => ({
  id,
  title: id,
  places: [],
  sources: { 'rslib.config.ts': config },
  output: {},
  runs: [],
});
const sources = {
  pages: {
    '/config/lib/dts': [
      section('', block('lib: [{ dts: true }],')),
      section(
        'bundle',
        `${block('a: 1,')}\n\n${block('dts: { bundle: true },')}`,
      ),
    ],
  },
  examples: [
    example('long', 'lib: [{ id: "a", umdName: "A" }]'),
    example('short', '{ umdName: "A" }'),
    example('fail-umd', 'umdName: 1'),
  ],
};
const optionAt = (name: string, path: string) => ({
  ...entry(name),
  url: `https://rslib.rs${path}`,
});

describe('describeOption', () => {
  test('leaves out what is not known', () => {
    expect(
      describeOption(
        { ...entry('a'), facts: [] },
        { pages: {}, examples: [] },
        'en',
      ),
    ).toBe('## a\n\nAbout a.\n\nhttps://example.com');
  });

  test.each([
    ['en', '- **Type:** `boolean`\n- **Since:** 0.9'],
    ['zh', '- **Type:** `boolean`\n- **引入版本：** 0.9'],
  ] as const)('says in %s since when there is one', (lang, facts) => {
    const option = { ...entry('a'), since: '0.9' };
    expect(describeOption(option, { pages: {}, examples: [] }, lang)).toContain(
      facts,
    );
  });

  test('shows the config of its section that sets it', () => {
    const option = optionAt('lib.dts.bundle', '/config/lib/dts#bundle');
    expect(findExample(option, sources)).toBe(block('dts: { bundle: true },'));
    expect(findExample(optionAt('lib.dts', '/config/lib/dts'), sources)).toBe(
      block('lib: [{ dts: true }],'),
    );
  });

  test('takes the shortest config of an example, if the page has none', () => {
    const option = optionAt('lib.umdName', '/none');
    expect(findExample(option, sources)).toBe(block('{ umdName: "A" }'));
  });
});
