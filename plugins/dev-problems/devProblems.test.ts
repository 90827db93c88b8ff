import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { askQuestions } from './askQuestions.ts';
import { addressRules } from '../../site/locales.ts';
import { questionOf, restartReason } from './index.ts';

describe('the page behind an address', () => {
  test.each([
    ['/', 'en', 'index'],
    ['/zh/', 'zh', 'index'],
    ['/zh', 'zh', 'index'],
    ['/guide/basic/cli', 'en', 'guide/basic/cli'],
    ['/zh/guide/start/', 'zh', 'guide/start/index'],
    ['/zh/guide/basic/cli.html', 'zh', 'guide/basic/cli'],
  ])('%s', (address, lang, id) => {
    expect(questionOf(address, addressRules)).toEqual({ lang, id });
  });
});

test('a program that ends answers nothing, and starts again', async () => {
  const program = askQuestions(
    path.join(import.meta.dirname, 'testing/endsAtOnce.ts'),
    import.meta.dirname,
  );
  const nothing = { problems: [] };
  expect(await program.ask({ id: 'a', lang: 'en' })).toEqual(nothing);
  expect(await program.ask({ id: 'a', lang: 'en' })).toEqual(nothing);
  program.stop();
});

test.each([
  ['/site/i18n/en.ts', 'i18n/en.ts changed'],
  ['/tmp/rslib-docs-dev-1', 'a page came or went'],
  [undefined, 'a page came or went'],
])('a restart for %s says so', (file, why) => {
  expect(restartReason(file, '/site')).toContain(why);
});
