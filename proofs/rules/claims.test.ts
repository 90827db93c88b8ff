import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { checkPage, type PageReport } from './checkPage.ts';
import { checkShare } from './checkShare.ts';
import { draftClaims, recordCount, quoteAgain } from './editClaims.ts';
import { evidenceOf } from './testing/evidenceOf.ts';

const FILE = 'content/claims/guide/page.yaml';

const source = evidenceOf({
  failing: { result: { exit: 1, log: ['error   TS2322'] } },
  'failing-in-files': { result: { exit: 1, log: ['error   TS2322'] } },
});

const en = 'A type error always fails the build. Run it again.';
const zh = '类型错误总会让构建失败。再运行一次。';
const proven = `
listed: 1
claims:
  - en: A type error always fails the build.
    zh: 类型错误总会让构建失败。
    proof:
      failing:
        exit is: 1
        log has: TS2322
      failing-in-files:
        exit is: 1
`;

/** Runs something on a page with claims; `read` returns them afterwards. */
function withPage<T>(
  texts: { en?: string; zh?: string; claims?: string },
  run: (report: PageReport, root: string, read: () => string) => T,
): T {
  const files: Record<string, string> = {
    'content/en/guide/page.mdx': texts.en ?? en,
    'content/zh/guide/page.mdx': texts.zh ?? zh,
  };
  if (texts.claims !== '') files[FILE] = texts.claims ?? proven;
  return withFiles(files, root => {
    const report = checkPage(new Site(root), 'guide/page', source);
    if (!report) throw new Error('The page is missing.');
    return run(report, root, () => readFileSync(path.join(root, FILE), 'utf8'));
  });
}

const issuesOf = (texts: Parameters<typeof withPage>[0]) =>
  withPage(texts, ({ issues }) => issues);

describe('a proven sentence', () => {
  test('counts, and nothing is wrong', () => {
    withPage({}, ({ proven, open, issues }) => {
      expect([proven, open.length, issues]).toEqual([1, 0, []]);
    });
  });

  test('a false one names sentence, example, expected, and seen', () => {
    const claims = proven.replace('exit is: 1', 'exit is: 0');
    const [issue, ...others] = issuesOf({ claims });
    expect(issue).toMatchObject({ rule: 'claim-false', line: 8 });
    for (const part of [
      'A type error always fails the build.',
      '类型错误总会让构建失败。',
      'Example:  failing',
      'Expected: exit code 0',
      'Seen:     exit code 1',
    ]) {
      expect(issue?.what).toContain(part);
    }
    // The same sentence isn't reported as open, too.
    expect(others).toEqual([]);
  });

  test.each([
    ['en', 'A type error mostly fails the build.'],
    ['zh', '类型错误有时会让构建失败。'],
  ])('a change in %s shows both languages and the proof', (lang, text) => {
    const [issue, ...others] = issuesOf({ [lang]: text });
    expect(others.map(({ rule }) => rule)).not.toContain('claim-open');
    expect(issue?.what).toContain('deleted or changed');
    expect(issue?.rule).toBe('claim-quote');
    expect(issue?.what).toContain('A type error always fails the build.');
    expect(issue?.what).toContain('类型错误总会让构建失败。');
    expect(issue?.what).toContain(`now has:\n  “${text}”`);
    expect(issue?.what).toContain('log has: TS2322');
  });

  test('a change that keeps the word is one problem', () => {
    const issues = issuesOf({ en: 'A type error will always fail the build.' });
    expect(issues.map(({ rule }) => rule)).toEqual(['claim-quote']);
  });

  test('a deleted one is told as such', () => {
    const [issue] = issuesOf({ en: 'A type is not checked.' });
    expect(issue?.rule).toBe('claim-quote');
    expect(issue?.what).toContain('page.mdx has nothing like “A type error');
  });

  test('the counterpart is in the same section', () => {
    const [issue] = issuesOf({ zh: `前言。\n\n## 甲 {#a}\n\n${zh}` });
    expect(issue?.what).toContain('different sections');
  });
});

describe('a sentence about every case', () => {
  const oneBuild = proven.replace(
    '      failing-in-files:\n        exit is: 1\n',
    '',
  );

  test('needs more than one build', () => {
    const [issue, ...others] = issuesOf({ claims: oneBuild });
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ rule: 'claim-narrow', line: 4 });
    expect(issue?.what).toContain('“always”');
    expect(issue?.what).toContain('A type error always fails the build.');
    expect(issue?.what).toContain('log has: TS2322');
    expect(issue?.remedy).toContain('or say less');
  });

  test('is general in Chinese, too', () => {
    const claims = oneBuild.replace('always fails', 'fails');
    const [issue] = issuesOf({
      en: 'A type error fails the build.',
      zh: '类型错误总是会让构建失败。',
      claims: claims.replace('总会', '总是会'),
    });
    expect(issue?.rule).toBe('claim-narrow');
    expect(issue?.what).toContain('“总是”');
  });

  test('needs none if it says that it’s about the example shown', () => {
    const here = 'Here, a type error always fails the build.';
    const zhHere = '这里的类型错误总会让构建失败。';
    const claims = oneBuild
      .replace('A type error always fails the build.', `'${here}'`)
      .replace('类型错误总会让构建失败。', zhHere);
    const code = '\n\n```ts example="failing" source="a.ts"\n```\n';
    expect(issuesOf({ en: here, zh: zhHere, claims })[0]?.rule).toBe(
      'claim-narrow',
    );
    expect(issuesOf({ en: here + code, zh: zhHere + code, claims })).toEqual(
      [],
    );
  });

  test('needs none if another project documents it', () => {
    const claims = oneBuild.replace(
      '    proof:',
      '    source: https://nodejs.org/api/\n    proof:',
    );
    expect(issuesOf({ claims })).toEqual([]);
  });

  test('a false one is only false', () => {
    const claims = oneBuild.replace('exit is: 1', 'exit is: 0');
    expect(issuesOf({ claims }).map(({ rule }) => rule)).toEqual([
      'claim-false',
    ]);
  });
});

describe('a file of claims', () => {
  test.each([
    ['claim-file', 'log has: TS2322', 'log has: []'],
    ['claim-file', 'proof:', 'prove:'],
    ['claim-file', '    zh: 类型错误总会让构建失败。\n', ''],
    ['claim-unclear', 'log has', 'log contains'],
    ['claim-unclear', 'failing:', 'missing:'],
    ['claim-unclear', 'log has: TS2322', 'log lacks: TS9999'],
  ])('%s: %s is %s', (rule, from, to) => {
    const rules = issuesOf({ claims: proven.replace(from, to) });
    expect(rules.map(issue => issue.rule)).toContain(rule);
  });
});

describe('an exempt sentence', () => {
  const exempt = (text: string) =>
    `${proven.split('    proof:')[0]}    ${text}\n`;

  test('counts by its kind, without an issue', () => {
    withPage({ claims: exempt('exempt: advice') }, page => {
      expect([page.proven, page.exempt, page.issues]).toEqual([
        0,
        { advice: 1 },
        [],
      ]);
    });
  });

  test.each([
    'exempt: boring',
    'exempt: documented',
    'exempt: documented\n    source: https://example.com/',
  ])('%s is refused', text => {
    expect(issuesOf({ claims: exempt(text) })[0]?.rule).toBe('claim-exempt');
  });

  test('is one in five at most', () => {
    withPage({ claims: exempt('exempt: advice') }, page => {
      expect(checkShare([page])[0]?.rule).toBe('claim-share');
      const five = { ...page, page: { ...page.page } };
      five.page.listed = Array.from(
        { length: 5 },
        () => page.page.listed,
      ).flat();
      expect(checkShare([five])).toEqual([]);
    });
  });
});

describe('counts', () => {
  test('a page without claims has open sentences', () => {
    const [issue] = issuesOf({ claims: '' });
    expect(issue?.rule).toBe('claim-open');
    expect(issue?.what).toContain('A type error always fails the build.');
    expect(issue?.what).toContain('says “always”');
  });

  test('a sentence reworded off the list has to be explained', () => {
    const claims = 'listed: 1\n';
    const page = { en: 'It fails.', zh: '会失败。' };
    expect(issuesOf({ ...page, claims })[0]?.rule).toBe('claim-count');
    const corrected = 'corrected: [{ was: It always fails., because: false }]';
    expect(issuesOf({ ...page, claims: claims + corrected })).toEqual([]);
  });

  test('listed ones only become more', () => {
    withPage({}, (report, root, read) => {
      recordCount(root, { ...report, file: { ...report.file, listed: 3 } });
      expect(read()).toContain('listed: 3');
    });
  });
});

describe('commands for writers', () => {
  test('a draft quotes both languages', () => {
    withPage({ claims: '' }, (report, root, read) => {
      draftClaims(root, report);
      expect(read()).toContain(
        'claims:\n  - en: A type error always fails the build.\n    zh: 类型错误总会让构建失败。\n',
      );
    });
  });

  test('a new quote replaces the old one and shows the proof', () => {
    const changed = 'A type error will always fail the build.';
    withPage({ en: changed }, (report, root, read) => {
      expect(quoteAgain(root, report)).toContain('log has: TS2322');
      expect(read()).toContain(`en: ${changed}`);
    });
  });

  test('a correction keeps the old sentence', () => {
    const was = '  - was: A type error always fails the build.\n';
    const corrected = `corrected:\n${was}    because: It only warns.\nclaims:`;
    const claims = proven.replace('claims:', corrected);
    const changed = 'A type error will always fail the build.';
    withPage({ en: changed, claims }, (report, root, read) => {
      quoteAgain(root, report);
      expect(read()).toContain(was);
      expect(read()).toContain(`en: ${changed}`);
    });
  });
});
