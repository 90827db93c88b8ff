import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { findPage, pageAddress } from './findPage.ts';

describe('pageAddress', () => {
  test.each([
    ['/guide/x', '/guide/x'],
    ['guide/x', '/guide/x'],
    ['/zh/guide/x.md', '/guide/x'],
    ['https://rslib.rs/zh/guide/x.html?a=1#part', '/guide/x'],
    ['/guide/index', '/guide/'],
    ['/', '/'],
    ['', '/'],
  ])('%s is %s', (name, address) => {
    expect(pageAddress(name)).toBe(address);
  });
});

describe('findPage', () => {
  let dist: string;

  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'docs-copies-'));
    for (const name of ['index', 'guide/index', 'guide/x', 'zh/guide/x']) {
      const file = path.join(dist, `${name}.md`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, name);
    }
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test.each([
    ['/', 'en', 'index'],
    ['/guide', 'en', 'guide/index'],
    ['/guide/', 'en', 'guide/index'],
    ['/guide/x', 'en', 'guide/x'],
    ['/guide/x', 'zh', 'zh/guide/x'],
    ['/zh/guide/x', 'zh', 'zh/guide/x'],
  ] as const)('%s in %s is %s', (name, lang, text) => {
    expect(findPage(dist, name, lang)).toBe(text);
  });

  test.each(['/none', '/../guide/x', '/guide/../index', '/guide//x'])(
    '%s is no page',
    name => {
      expect(findPage(dist, name, 'en')).toBeUndefined();
    },
  );
});
