import { describe, expect, test } from '@rstest/core';
import { createEntries, type CataloguedError } from './createEntries.ts';

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

describe('createEntries', () => {
  test.each([
    ['en', '/guide/faq/errors-config'],
    ['zh', '/zh/guide/faq/errors-config'],
  ])('readers of %s get its title and its page', (lang, path) => {
    const titleOf = (page: string, id: string) => `${page} ${id}`;
    expect(createEntries(errors, { lang, rules, titleOf })).toEqual([
      {
        from: '@rslib/core',
        level: 'error',
        text: 'Unsupported format: {format}',
        title: `${path} unsupported-format`,
        href: `${path}#unsupported-format`,
      },
    ]);
  });

  test('an entry without its section ends the build', () => {
    const titleOf = () => undefined;
    expect(() => createEntries(errors, { lang: 'en', rules, titleOf })).toThrow(
      'Write that section, or correct the entry.',
    );
  });
});
