import { expect, test } from '@rstest/core';
import { pageOf } from '../../content-model/testing/pageOf.ts';
import type { CataloguedError } from '../search/KnownError.ts';
import { createEntries } from './createEntries.ts';

const SECTION =
  '## A\n\n```text\nUnsupported format: x\n```\n\nA typo.\n\nChoose [another `format`](#formats).\n';
const section = (title: string, text = SECTION) => ({
  id: 'a',
  title,
  nodes: pageOf(text).sections.find(({ id }) => id === 'a')?.nodes ?? [],
});

const rules = {
  langs: ['en', 'zh'],
  defaultLang: 'en',
  versions: [],
  defaultVersion: '',
};
const errors: CataloguedError[] = [
  {
    id: 'unsupported-format',
    from: '@rslib/core',
    level: 'error',
    text: 'Unsupported format: {format}',
    page: '/guide/faq/errors-config',
  },
];

test.each([
  ['en', '/guide/faq/errors-config'],
  ['zh', '/zh/guide/faq/errors-config'],
])('readers of %s get its title and its page', (lang, path) => {
  const sectionOf = (page: string, id: string) => ({
    ...section(`${page} ${id}`),
    id,
  });
  expect(createEntries(errors, { lang, rules, sectionOf })).toEqual([
    {
      from: '@rslib/core',
      level: 'error',
      text: 'Unsupported format: {format}',
      title: `${path} unsupported-format`,
      href: `${path}#unsupported-format`,
      cause: ['A typo.'],
      fix: [
        'Choose ',
        { href: `${path}#formats`, parts: ['another ', { code: 'format' }] },
        '.',
      ],
    },
  ]);
});

test('an entry without its section ends the build', () => {
  const sectionOf = () => undefined;
  expect(() => createEntries(errors, { lang: 'en', rules, sectionOf })).toThrow(
    'Write that section, or correct the entry.',
  );
});

test.each([
  ['a list', '## A\n\nCause.\n\n- Fix\n', 'has a list'],
  ['no words', '## A\n\n```text\nx\n```\n', 'has 0 of the 2 paragraphs'],
  ['an image', '## A\n\n![x](/x.png)\n', 'are image'],
])('%s in a section ends the build', (_, text, reason) => {
  const sectionOf = () => section('A', text);
  expect(() => createEntries(errors, { lang: 'en', rules, sectionOf })).toThrow(
    reason,
  );
});
