import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changeTimeOf } from '../support/changeTimeOf.ts';
import { chinese, english } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import { titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('records'));

const contentFolder = path.join(
  import.meta.dirname,
  '../fixtures/records/content',
);

async function openRecord(page: Page, address: string) {
  await page.goto(address);
  return readRecord(page);
}

async function readRoute(page: Page): Promise<unknown> {
  const text = page.getByRole('region', { name: 'Route' });
  return JSON.parse(await text.innerText());
}

const pages = [
  {
    language: english,
    address: '/guide/record',
    file: 'en/guide/record.mdx',
    title: 'A record page',
    description: 'A page that prints its own record.',
    footnote: "A key of the author's own.",
    headings: ['Second level', 'Third level', 'Fourth level'],
    // What stands on the page, up to the last heading of the outline.
    blocks: [
      'Some words before the first heading.',
      'Second level',
      'Some words.',
      'Third level',
      'More words.',
      'Fourth level',
    ],
  },
  {
    language: chinese,
    address: '/zh/guide/record',
    file: 'zh/guide/record.mdx',
    title: '记录页',
    description: '打印自身页面记录的页面。',
    footnote: '作者自己的字段。',
    headings: ['二级标题', '三级标题', '四级标题'],
    blocks: [
      '第一个标题之前的文字。',
      '二级标题',
      '一些文字。',
      '三级标题',
      '更多文字。',
      '四级标题',
    ],
  },
];

for (const expected of pages) {
  const { address, language, title, file } = expected;

  test(`${address} prints its record and its route`, async ({ page }) => {
    const record = await openRecord(page, address);

    await test.step(`[3.page-record:title] [3.page-record:routePath] ${address} has its title and path`, async () => {
      expect(record).toMatchObject({ title, routePath: address });
      await expect(titleOf(page)).toHaveText(title);
    });

    await test.step(`[3.page-record:lang] [3.page-record:version] ${address} has its language, and no version on a site with one`, () => {
      expect(record).toMatchObject({ lang: language.lang, version: '' });
    });

    await test.step(`[3.page-record:toc] ${address} lists its headings of depth 2 to 4 with text, id and place`, () => {
      const content = expected.blocks.join('\n\n');
      const [second = '', third = '', fourth = ''] = expected.headings;
      const entry = (text: string, id: string, depth: number) => ({
        text,
        id,
        depth,
        charIndex: content.indexOf(text),
      });
      expect(record).toMatchObject({
        toc: [
          entry(second, 'second-level', 2),
          entry(third, 'third-level', 3),
          entry(fourth, 'fourth-level', 4),
        ],
      });
    });

    await test.step(`[3.page-record:frontmatter] [3.page-record:_relativePath] ${address} has what its author wrote on top, and its file`, () => {
      const { description, footnote } = expected;
      expect(record).toMatchObject({
        frontmatter: { title, description, footnote },
        _relativePath: file,
      });
    });

    await test.step(`[3.page-record:lastUpdatedTime] ${address} knows when it was last changed`, () => {
      expect(record).toMatchObject({
        lastUpdatedTime: changeTimeOf(path.join(contentFolder, file)),
      });
    });

    await test.step(`[3.page-record:pageType] ${address} is of type doc`, () => {
      expect(record).toMatchObject({ pageType: 'doc' });
    });

    await test.step('[3.page-record:feeds] a page that is no post names none', () => {
      expect(record).not.toHaveProperty('feeds');
    });

    await test.step(`[3.route:path] [3.route:filePath] the route of ${address} leads to one content file`, async () => {
      expect(await readRoute(page)).toMatchObject({
        path: address,
        filePath: file,
      });
      const source = path.join(contentFolder, file);
      expect(existsSync(source)).toBe(true);
      expect(readFileSync(source, 'utf8')).toContain(`title: ${title}\n`);
    });

    await test.step(`[3.route:lang] [3.route:version] the route of ${address} has its language, and no version on a site with one`, async () => {
      expect(await readRoute(page)).toMatchObject({
        lang: language.lang,
        version: '',
      });
    });
  });
}

test('posts and a custom page print their records', async ({ page }) => {
  for (const [address, file, language] of [
    ['/blog/post', 'blog-rss.xml', 'en'],
    ['/zh/blog/post', 'blog-rss-zh.xml', 'zh'],
  ] as const) {
    await test.step(`[3.page-record:feeds] ${address} names its feed: url, mime and language`, async () => {
      const record = await openRecord(page, address);
      expect(record).toMatchObject({
        feeds: [
          {
            url: expect.stringMatching(new RegExp(`^https://.*/${file}$`)),
            mime: 'application/rss+xml',
            language,
          },
        ],
      });
    });
  }

  await test.step('[3.page-record:pageType] /guide/custom is of type custom', async () => {
    expect(await openRecord(page, '/guide/custom')).toMatchObject({
      pageType: 'custom',
    });
  });
});
