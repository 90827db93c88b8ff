import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chinese, english } from '../support/languages.ts';
import { readRecord } from '../support/pageRecord.ts';
import { titleOf } from '../support/parts.ts';
import { expect, onFixture, test } from '../support/site.ts';

test.use(onFixture('records'));

const contentFolder = path.join(
  import.meta.dirname,
  '../fixtures/records/content',
);

/** When a file of this repository was last changed, as its history has it. */
function changeTimeOf(file: string): string {
  const time = execFileSync('git', ['log', '-1', '--format=%aI', '--', file], {
    encoding: 'utf8',
  });
  return new Date(time.trim()).toISOString();
}

async function openRecord(page: Page, address: string) {
  await page.goto(address);
  return readRecord(page);
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
  const { description, footnote } = expected;

  test(`[3.page-record] [3.route] [${language.clause}] ${address} prints its record and its route`, async ({
    page,
  }) => {
    const content = expected.blocks.join('\n\n');
    const ids = ['second-level', 'third-level', 'fourth-level'];
    const record = await openRecord(page, address);
    expect(record).toMatchObject({
      title,
      routePath: address,
      lang: language.lang,
      // The site has one version.
      version: '',
      toc: expected.headings.map((text, index) => ({
        text,
        id: ids[index],
        depth: index + 2,
        charIndex: content.indexOf(text),
      })),
      frontmatter: { title, description, footnote },
      _relativePath: file,
      lastUpdatedTime: changeTimeOf(path.join(contentFolder, file)),
      pageType: 'doc',
    });
    expect(record).not.toHaveProperty('feeds');
    await expect(titleOf(page)).toHaveText(title);

    const route = page.getByRole('region', { name: 'Route' });
    expect(JSON.parse(await route.innerText())).toMatchObject({
      path: address,
      filePath: file,
      lang: language.lang,
      version: '',
    });
    expect(readFileSync(path.join(contentFolder, file), 'utf8')).toContain(
      `title: ${title}\n`,
    );
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

  await test.step('[3.page-record:pageType] /custom is of type custom', async () => {
    expect(await openRecord(page, '/custom')).toMatchObject({
      pageType: 'custom',
    });
  });
});
