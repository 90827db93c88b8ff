import { expect, test } from '@rstest/core';
import { shareStrings } from '../../i18n/shareStrings.ts';
import { openKept, openLink } from './openLink.ts';
import { writeProjectLink } from './projectLink.ts';

const sample = {
  id: 'log',
  sources: { 'src/index.ts': 'export const a = 1;\n' },
};

async function open(files: Record<string, string | null>) {
  const written = await writeProjectLink(files);
  if ('refused' in written) throw new Error(written.refused.reason);
  return openLink(written.hash, sample, 'en');
}

test('a link brings edits, and nothing is built', async () => {
  const edits = {
    'src/index.ts': 'export const b = 2;\n',
    'rslib.config.ts': 'export default {};\n',
    'package.json': '{}\n',
  };
  expect(await open(edits)).toEqual({
    edits,
    says: { text: shareStrings.en.opened },
  });
});

test('files are added where the others are, and removed', async () => {
  const edits = { 'src/index.ts': null, 'src/a/other.ts': 'export {};\n' };
  expect(await open(edits)).toMatchObject({ edits });
});

test('a file that readers would not see is none', async () => {
  const below = 'src/index.ts/a.ts';
  for (const file of ['other.ts', 'postcss.config.mjs', 'toString', below]) {
    const { edits, says } = await open({ [file]: '' });
    expect([edits, says.isBad]).toEqual([{}, true]);
    expect(says.text).toContain(` ${file},`);
  }
});

test('a link that can not be read says why, in both languages', async () => {
  for (const lang of ['en', 'zh'] as const) {
    expect(await openLink('#project=1.AAAA', sample, lang)).toEqual({
      edits: {},
      says: { text: shareStrings[lang].broken, isBad: true },
    });
    const newer = await openLink('#project=7.AAAA', sample, lang);
    expect(newer.says.text).toBe(shareStrings[lang].newer);
  }
});

test.each(['', '[', '[]', '{}', '{"src/index.ts":1}', '{"../x":"","a":""}'])(
  'what is kept as %j is none',
  kept => expect(openKept(kept, sample, 'en')).toBeUndefined(),
);

test('reasons have their places in both languages', () => {
  const places = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];
  for (const [key, text] of Object.entries(shareStrings.en))
    expect(places(shareStrings.zh[key as 'path'])).toEqual(places(text));
});
