// cspell:ignore formt frobnicate
import { describe, expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { describeUnknown } from './describeUnknown.ts';

const table = (rows: string) =>
  `## Options\n\n| Theirs | Ours |\n| --- | --- |\n${rows}\n`;
const pages = {
  '/guide/migration/tsup': splitCopy(
    `# From tsup\n\n${table('| `noExternal` | `output.autoExternal.exclude` |\n| `a`, `build.b` | [`c`](/c) |')}`,
  ),
  '/zh/guide/migration/tsup': splitCopy(
    `# 从 tsup 迁移\n\n${table('| `outDir` | 甲 |')}`,
  ),
  '/guide/other': splitCopy(`# Other\n\n${table('| `outDir` | no |')}`),
};
const option = (name: string) => ({
  name,
  does: '',
  facts: [],
  description: '',
  url: '',
});
const options = ['lib.format', 'output.target'].map(option);
const unknown = (name: string, lang: 'en' | 'zh' = 'en') => {
  const { content, isError = false } = describeUnknown(
    options,
    pages,
    name,
    lang,
  );
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
};

describe('describeUnknown', () => {
  test.each([
    [
      '`noExternal`',
      '- From tsup: `noExternal` → `output.autoExternal.exclude` (https://rslib.rs/guide/migration/tsup#options)',
    ],
    ['b', '- From tsup: `a`, `build.b` → [`c`](https://rslib.rs/c) ('],
    ['build.b', '`build.b` → '],
  ])('%s is an option of another tool', (name, line) => {
    const { isError, text } = unknown(name);
    expect(isError).toBe(false);
    expect(text).toContain(line);
  });

  test('each language has its own rows', () => {
    expect(unknown('outDir', 'zh').text).toContain('`outDir` → 甲');
    expect(unknown('outDir').isError).toBe(true);
  });

  test('names what may be meant, and otherwise where to look', () => {
    expect(unknown('lib.formt')).toEqual({
      isError: true,
      text: 'There is no option lib.formt. Did you mean lib.format?',
    });
    expect(unknown('frobnicate').text).toContain('Options: lib, output, and');
  });
});
