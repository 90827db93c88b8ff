import { expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { checkEntries } from './checkEntries.ts';
import type { CataloguedError } from '../search/KnownError.ts';

const entry: CataloguedError = {
  id: 'bad-format',
  from: '@rslib/core',
  level: 'error',
  text: 'Bad format: {format}. Use {list}.',
  page: '/guide/faq/errors',
};
const ANSWER = 'There is no such format.\n\nUse `esm`.';
const section = (text: string, id = entry.id, answer = ANSWER) =>
  `## Bad format {#${id}}\n\n\`\`\`text\n${text}\n\`\`\`\n\n${answer}\n`;
const shown = section('error   Bad format: system. Use esm.');

function whats(en: string, zh: string, entries = [entry]): string[] {
  const head = '---\ntitle: Errors\n---\n\n';
  const files = {
    'content/en/guide/faq/errors.mdx': head + en,
    'content/zh/guide/faq/errors.mdx': head + zh,
  };
  return withFiles(files, root =>
    checkEntries(entries, new Site(root)).map(
      ({ file, what }) => `${file}: ${what}`,
    ),
  );
}

const PAGE = 'content/en/guide/faq/errors.mdx';
const LIST = 'content/errors.json';
const other = section('error   Unknown format: system. Use esm.');
const answered = (answer: string) =>
  section('Bad format: a. Use esm.', entry.id, answer);
const fixed = { ...entry, only: 'fix' as const };
const changed = (line: string) => ({
  ...entry,
  change: { file: 'rslib.config.ts', line },
});
const elsewhere = { ...entry, page: '/guide/faq/gone' };

test.each<[string, Parameters<typeof whats>, unknown[]]>([
  ['both languages print the message', [shown, shown], []],
  [
    'a language has no such heading',
    [shown, section('x', 'other')],
    [
      `${LIST}: content/zh/guide/faq/errors.mdx has no heading with the id bad-format.`,
    ],
  ],
  [
    'the block prints something else',
    [other, shown],
    [`${PAGE}: No block of the section prints ${JSON.stringify(entry.text)}.`],
  ],
  [
    'the page is missing',
    [shown, shown, [elsewhere]],
    [expect.any(String), expect.any(String)],
  ],
  [
    'two entries have one id',
    [shown, shown, [entry, entry]],
    [`${LIST}: Two entries have the id bad-format.`],
  ],
  [
    'the decoder could not show cause and fix',
    [answered('- Use `esm`.'), shown],
    [
      `${PAGE}: /guide/faq/errors#bad-format has a list, so the error decoder can't tell its cause from its fix.`,
    ],
  ],
  [
    'cause and fix are one paragraph',
    [answered('There is no such format. Use `esm`.'), shown],
    [
      `${PAGE}: /guide/faq/errors#bad-format has 1 of the 2 paragraphs it should have, so the error decoder can't tell its cause from its fix.`,
    ],
  ],
  ['the message says the cause', [answered('A.'), answered('A.'), [fixed]], []],
  [
    'the message says the cause, and the section too',
    [shown, answered('A.'), [fixed]],
    [expect.stringContaining('has 2 of the 1 paragraphs')],
  ],
  ['the fix names the line', [shown, shown, [changed("['esm', true]")]], []],
  [
    'a language names another line than the one to write',
    [shown, answered('A.\n\nUse `cjs`.'), [changed("'esm'")]],
    [
      "content/zh/guide/faq/errors.mdx: The fix doesn't name esm, which the error decoder tells readers to write.",
    ],
  ],
])('where %s', (_, page, found) => {
  expect(whats(...page)).toEqual(found);
});

test.each([
  ['format', '^sys', 'system', []],
  [
    'format',
    '^sys',
    'esm',
    ['for {format} doesn\'t fit its own example, "esm"'],
  ],
  ['kind', 'a', 'a', ["a rule for {kind}, which its text doesn't contain"]],
])('a rule for %s that says %s: %s', (name, pattern, like, expected) => {
  const ruled = { ...entry, where: { [name]: { pattern, like } } };
  const found = whats(shown, shown, [ruled]);
  expect(found).toHaveLength(expected.length);
  expect(found.join()).toContain(expected.join());
});
