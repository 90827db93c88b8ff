import { describe, expect, test } from '@rstest/core';
import { pageRule, pairRule } from './Rule.ts';
import { checkFiles } from './testing/checkFiles.ts';

const finding = (line: number, what = '') => ({ line, what, remedy: '' });

describe('rules', () => {
  test('a page rule sees each language, or only its own', () => {
    const pages = { 'en/a.mdx': 'A\n', 'zh/a.mdx': '一\n' };
    const rule = { id: 'x', why: 'y', check: () => [finding(1)] };
    expect(checkFiles(pageRule(rule), pages)).toHaveLength(2);
    expect(checkFiles(pageRule({ ...rule, lang: 'zh' }), pages)).toHaveLength(
      1,
    );
  });

  test('a pair rule needs both', () => {
    const rule = pairRule({
      id: 'x',
      why: 'y',
      check: (source, translation) => [
        finding(1, `${source.lang} ${translation.lang}`),
      ],
    });
    const pages = { 'en/a.mdx': 'A\n', 'en/b.mdx': 'B\n', 'zh/a.mdx': '一\n' };
    expect(checkFiles(rule, pages)).toMatchObject([
      { rule: 'x', why: 'y', file: 'content/zh/a.mdx', what: 'en zh' },
    ]);
  });

  test('issues are sorted by place', () => {
    const rule = pageRule({
      id: 'x',
      why: 'y',
      lang: 'en',
      check: () => [finding(9), finding(2)],
    });
    const issues = checkFiles(rule, { 'en/b.mdx': 'B\n', 'en/a.mdx': 'A\n' });
    expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/en/a.mdx:2',
      'content/en/a.mdx:9',
      'content/en/b.mdx:2',
      'content/en/b.mdx:9',
    ]);
  });
});
