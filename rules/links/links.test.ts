import { describe, expect, test } from '@rstest/core';
import type { Rule } from '../Rule.ts';
import { checkFiles, withFiles } from '../testing/checkFiles.ts';
import { Site } from '../../content-model/Site.ts';
import {
  headingIds,
  linkTarget,
  linkLanguage,
  linkForm,
  linkAnchor,
} from './index.ts';
import { pageParts } from './pageParts.ts';

const others = {
  'en/index.mdx': 'Home\n',
  'en/guide/index.mdx': '## Start\n',
  'en/guide/cli.mdx': '## Flags\n',
  'zh/guide/cli.mdx': '## 参数 {#flags}\n',
};

/** What a rule reports for an English page, /guide/page, with this link. */
const check = (rule: Rule, url: string) =>
  checkFiles(rule, {
    ...others,
    'en/guide/page.mdx': `## Here\n\n[x](${url})\n`,
  });

describe('link-form', () => {
  test.each([
    '/',
    '/guide/',
    '/guide/cli',
    '/guide/cli#flags',
    '#here',
    'https://a.b/c.html',
    'mailto:a@b.c',
    '/nowhere',
  ])('accepts %s', url => {
    expect(check(linkForm, url)).toEqual([]);
  });

  test.each([
    ['/guide', '/guide/'],
    ['/guide/cli/', '/guide/cli'],
    ['/guide/cli.html', '/guide/cli'],
    ['/guide/cli.mdx#flags', '/guide/cli#flags'],
    ['/guide/index', '/guide/'],
    ['./cli', '/guide/cli'],
    ['cli', '/guide/cli'],
    ['../guide/', '/guide/'],
  ])('%s should be %s', (url, better) => {
    expect(check(linkForm, url)[0]?.remedy).toContain(`Write ${better}:`);
  });
});

describe('link-target', () => {
  test.each([
    '/guide/cli',
    '/guide',
    '/guide/cli.html',
    '#here',
    'https://a.b',
  ])('accepts %s, whatever its form', url => {
    expect(check(linkTarget, url)).toEqual([]);
  });

  test('finds a dead link, in the front matter too', () => {
    expect(check(linkTarget, '/guide/gone')).toMatchObject([{ line: 3 }]);
    const home = '---\nhero:\n  actions:\n    - link: /gone\n---\n';
    expect(checkFiles(linkTarget, { 'en/index.mdx': home })).toMatchObject([
      { line: 2 },
    ]);
  });

  test('names the page that was meant, if one is like it', () => {
    const remedyOf = (url: string) => check(linkTarget, url)[0]?.remedy;
    expect(remedyOf('/guide/clip')).toContain('Did you mean /guide/cli?');
    expect(remedyOf('/guide/nowhere')).not.toContain('Did you mean');
  });

  test('accepts a public file', () => {
    const files = {
      'content/en/a.mdx': '![x](/a.png)\n',
      'content/public/a.png': '',
    };
    withFiles(files, root => {
      expect(linkTarget.check('a', new Site(root))).toEqual([]);
    });
  });
});

describe('link-anchor', () => {
  test.each(['#here', '/guide/cli#flags', '/guide/#start', '/guide/gone#x'])(
    'accepts %s',
    url => {
      expect(check(linkAnchor, url)).toEqual([]);
    },
  );

  test('accepts the id of a heading inside a component, but no other', () => {
    const home = '<Part>\n\n## Inside {#inside}\n\n</Part>\n\n[x](#';
    const page = (id: string) => ({ 'en/index.mdx': `${home}${id})\n` });
    expect(checkFiles(linkAnchor, page('inside'))).toEqual([]);
    expect(checkFiles(linkAnchor, page('outside'))).toHaveLength(1);
  });

  test('offers the ids that exist', () => {
    expect(check(linkAnchor, '/guide/cli#gone')[0]?.remedy).toContain('flags');
    expect(check(linkAnchor, '#gone')).toHaveLength(1);
  });
});

describe('link-language', () => {
  test('offers the address in the language of the page', () => {
    expect(check(linkLanguage, '/zh/guide/cli')[0]?.remedy).toContain(
      'Write /guide/cli.',
    );
    expect(check(linkLanguage, '/guide/cli')).toEqual([]);
  });
});

describe('heading-id', () => {
  test('wants an id in translations, and each once', () => {
    const zh = '## 一 {#one}\n\n## Two\n\n## 三 {#one}\n';
    expect(
      checkFiles(headingIds, { 'zh/a.mdx': zh }).map(({ line }) => line),
    ).toEqual([3, 5]);
    expect(checkFiles(headingIds, { 'en/a.mdx': '## One\n' })).toEqual([]);
  });
});

describe('page-parts', () => {
  const checkText = (text: string) =>
    checkFiles(pageParts, {
      ...others,
      'zh/guide/part.tsx': '',
      'zh/guide/page.mdx': `---\ntitle: x\n---\n\n${text}\n`,
    }).map(({ file, line, what }) => `${file}:${line} ${what}`);

  test.each([
    '<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>',
    "import { Part } from './part.tsx';\n\n<Part />",
    "import * as Parts from './part.tsx';\n\n<Parts.One />",
    'export const Own = () => null;\n\n<Own />',
    'export function Own() {}\n\nA <Own /> in a line.',
    "import { useState } from 'react';",
    '<Diagram name="externals" />',
    '<details>HTML</details>',
    '`<NoSuchThing />`',
  ])('accepts %s', text => {
    expect(checkText(text)).toEqual([]);
  });

  test('refuses the name of a file that is no address', () => {
    const [issue] = checkFiles(pageParts, { 'en/guide/a#b.mdx': 'Text.\n' });
    expect(issue?.what).toContain('“#”');
  });

  test.each([
    ['<NoSuchThing />', ':5 There is no component NoSuchThing.'],
    ['One.\n\nTwo <No.Thing /> three.', ':7 There is no component No.Thing.'],
    [
      "import { Part } from './lost.tsx';\n\n<Part />",
      ':5 There is no file ./lost.tsx to import.',
    ],
    ['<Diagram name="nope" />', ':5 There is no drawing named nope.'],
  ])('refuses %s where it is', (text, says) => {
    expect(checkText(text)).toEqual([`content/zh/guide/page.mdx${says}`]);
  });
});
