import { expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { checkEntries } from './checkEntries.ts';
import type { ErrorEntry } from './ErrorEntry.ts';

const entry: ErrorEntry = {
  id: 'bad-format',
  from: '@rslib/core',
  level: 'error',
  text: 'Bad format: {format}. Use {list}.',
  page: '/guide/faq/errors',
};
const section = (text: string, id = entry.id, answer = 'Use `esm`.') =>
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
const listed = section('Bad format: a. Use esm.', entry.id, '- Use `esm`.');
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
    [listed, shown],
    [
      `${PAGE}: /guide/faq/errors#bad-format has a list, so the error decoder can't show its cause and fix.`,
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
