import { beforeEach, expect, rs, test } from '@rstest/core';
import { liveStrings } from '../../i18n/liveStrings.ts';
import { defaultChoice } from '../../shared/choices.ts';
import { sampleFixture } from '../model/sampleFixture.ts';
import { changeFile } from './changeFile.ts';

const sample = sampleFixture();
const source = 'src/index.ts';
const words = liveStrings.en;
const prompt = rs.fn<(text: string, file: string) => string | null>();
const confirm = rs.fn<() => boolean>();
rs.stubGlobal('window', { prompt, confirm });
const edit = rs.fn<(file: string, text: string | null) => void>();
const options = {
  project: {
    edits: { 'src/more.ts': 'more' },
    shown: { sample, choice: defaultChoice(sample.axes) },
  },
  words,
  edit,
};

beforeEach(() => {
  prompt.mockReset().mockReturnValue(null);
  edit.mockReset();
});

test('a file is added under the name that is offered', () => {
  prompt.mockImplementation((_, offered) => offered);
  expect(changeFile('add', '', options)).toBe('src/new.ts');
  expect(edit.mock.calls).toEqual([['src/new.ts', '']]);
});

test.each([
  ...['../x', '__proto__', 'src/__proto__', 'src/more.ts/x', '/src/x'],
  ...['src/.npmrc', 'node_modules/a/index.js', 'src/a\u202eb', 'src/'],
])('a file named %j is refused with a sentence', name => {
  prompt.mockReturnValueOnce(name);
  expect(changeFile('add', '', options)).toBeUndefined();
  expect(prompt.mock.lastCall?.[0]).toBe(
    words.nameRefused.replace('{{file}}', name),
  );
  expect(prompt.mock.lastCall?.[1]).toBe(name);
  expect(edit).not.toHaveBeenCalled();
});

test('a bare name is that of a source', () => {
  prompt.mockReturnValueOnce('helper.ts');
  expect(changeFile('add', '', options)).toBe('src/helper.ts');
});

test.each([source, 'src/more.ts', 'package.json'])('%s is taken', name => {
  prompt.mockReturnValueOnce(name);
  expect(changeFile('add', '', options)).toBeUndefined();
  expect(prompt.mock.lastCall?.[0]).toContain('exists already');
});

test('a file that is renamed keeps its text; one is removed if that is confirmed', () => {
  prompt.mockReturnValueOnce('src/a/other.ts');
  expect(changeFile('rename', source, options)).toBe('src/a/other.ts');
  expect(edit.mock.calls).toEqual([
    ['src/a/other.ts', sample.sources[source]],
    [source, null],
  ]);
  edit.mockReset();
  confirm.mockReturnValueOnce(false);
  expect(changeFile('remove', source, options)).toBeUndefined();
  expect(edit).not.toHaveBeenCalled();
  confirm.mockReturnValueOnce(true);
  expect(changeFile('remove', source, options)).toBe('');
  expect(edit.mock.calls).toEqual([[source, null]]);
});
