import { globSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { parseClaims, readClaims } from '../content-model/readClaims.ts';
import { proofStrings } from '../i18n/index.ts';
import type { ProofLine } from '../shared/proofs.ts';
import { createProofs } from './createProofs.ts';
import { tellAssertion } from './tellAssertion.ts';

/** A line as text, its code in backticks. */
const show = (line: ProofLine) =>
  line.map((part, index) => (index % 2 === 0 ? part : `\`${part}\``)).join('');

const tell = (
  phrase: string,
  expected: string | string[],
  about = 'dts-alias',
) =>
  (['en', 'zh'] as const).map(lang =>
    show(
      tellAssertion({ about, phrase, expected, line: 1 }, proofStrings[lang]),
    ),
  );

describe('an assertion in words', () => {
  test.each<[string, string | string[], string, string]>([
    [
      'dist/index.js has',
      ['a', 'b'],
      '`dist/index.js` contains `a`, `b`',
      '`dist/index.js` 中有 `a`、`b`',
    ],
    [
      'log lacks',
      'error',
      "The build log doesn't contain `error`",
      '构建日志中没有 `error`',
    ],
    [
      '$ node main.js is',
      '3',
      'The output of `node main.js` is `3`',
      '`node main.js` 的输出是 `3`',
    ],
    ['exit is', '0', 'The build succeeds', '构建成功'],
    [
      '$ node main.js exit is',
      '1',
      '`node main.js` fails with exit code `1`',
      '`node main.js` 执行失败，退出码为 `1`',
    ],
    [
      'writes only',
      'dist/a.js',
      'The build writes `dist/a.js`, and nothing else',
      '构建只生成了 `dist/a.js`',
    ],
    [
      'only differs from dts in',
      'rslib.config.ts',
      'The project differs from `dts` only in `rslib.config.ts`',
      '项目与 `dts` 只有 `rslib.config.ts` 不同',
    ],
    [
      'output same as',
      'dts',
      'The build writes the same files as `dts`',
      '产物与 `dts` 完全相同',
    ],
    [
      'dist/a.js same as',
      'dts-alias dist/b.js',
      '`dist/a.js` is the same as `dist/b.js`',
      '`dist/a.js` 与 `dist/b.js` 相同',
    ],
    [
      'dist/a.js same as',
      'dts dist/b.js',
      '`dist/a.js` is the same as `dts dist/b.js`',
      '`dist/a.js` 与 `dts dist/b.js` 相同',
    ],
  ])('%s', (phrase, expected, en, zh) => {
    expect(tell(phrase, expected)).toEqual([en, zh]);
  });

  test.each([
    ['default of dts is', 'package @rslib/core', 'The default of `dts` is `x`'],
    [
      'type of dts has',
      'package @rslib/core',
      'The type of `dts` contains `x`',
    ],
    [
      'options lacks',
      'package @rslib/core',
      "The list of all options doesn't contain `x`",
    ],
    ['log has', 'bench tools', 'The measurement contains `x`'],
    ['command has', 'dts', 'The build command contains `x`'],
  ])('%s, of %s', (phrase, about, words) => {
    expect(tell(phrase, '`x`', about)[0]).toBe(words);
  });

  test('one that is none names itself', () => {
    expect(() => tell('dist/a.js knows', 'x')).toThrow('dist/a.js knows');
  });
});

describe('the proofs of a page', () => {
  const claims = parseClaims(
    'claims.yaml',
    `claims:
  - en: One.
    zh: 一。
    source: https://docs.npmjs.com/x
    proof:
      dts-alias@0.23.2: { exit is: 0 }
      package @rslib/core: { options has: dts }
      bench tools: { log has: fast }
  - { en: Two., zh: 二。, exempt: advice }
  - { en: Not by default., zh: 默认不会。, proof: { dts: { exit is: 0 } } }
  - { en: Not by default., zh: 默认没有。, proof: { dts: { exit is: 1 } } }
  - { en: Three., zh: 三。 }`,
  );
  const proofsIn = (lang: 'en' | 'zh') =>
    createProofs(claims, {
      lang,
      words: proofStrings[lang],
      exampleSource: 'https://host.test/examples',
    });

  test('are those of proven sentences that the page says once, in its language', () => {
    expect(proofsIn('en').proven.map(({ quotes }) => quotes)).toEqual([
      ['One.'],
    ]);
    expect(proofsIn('zh')).toMatchObject({
      open: '查看依据：{sentence}',
      proven: [
        { quotes: ['一。'] },
        { quotes: ['默认不会。'] },
        { quotes: ['默认没有。'] },
      ],
    });
  });

  test('link examples, measurements, and what others document', () => {
    expect(
      proofsIn('en').proven[0]?.sources.map(({ name, href }) => [name, href]),
    ).toEqual([
      ['dts-alias@0.23.2', 'https://host.test/examples/dts-alias'],
      ['@rslib/core', undefined],
      ['bench/tools', 'https://host.test/bench'],
      ['docs.npmjs.com', 'https://docs.npmjs.com/x'],
    ]);
  });

  test('can be told for every page', () => {
    const ids = globSync('**/*.yaml', { cwd: 'content/claims' });
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) {
      const file = readClaims('.', id.replace(/\.yaml$/, ''));
      if (!file) throw new Error(`${id} can't be read.`);
      for (const lang of ['en', 'zh'] as const) {
        const proofs = createProofs(file, {
          lang,
          words: proofStrings[lang],
          exampleSource: '',
        });
        const words = proofs.proven
          .flatMap(({ sources }) => sources)
          .flatMap(({ lines }) => lines)
          .flatMap(line => line.filter((_, index) => index % 2 === 0));
        expect(words.filter(text => text.includes('{{'))).toEqual([]);
      }
    }
  });
});
