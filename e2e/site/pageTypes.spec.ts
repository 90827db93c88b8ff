import type { Page } from '@playwright/test';
import { inTurn, type TestLanguage } from '../support/languages.ts';
import { sidebarOf } from '../support/parts.ts';
import {
  expect,
  missingPageProblem,
  onFixture,
  test,
} from '../support/site.ts';

test.use({ ...onFixture('records'), allowedProblems: missingPageProblem });

function frameOf(page: Page, { words }: TestLanguage) {
  return {
    bar: page.getByRole('banner'),
    sidebar: sidebarOf(page, words),
    outline: page.getByRole('navigation', { name: words['outline.title'] }),
    edit: page.getByRole('link', { name: words['page.editLink'] }),
  };
}

type FramePart = keyof ReturnType<typeof frameOf>;

async function expectFrame(
  page: Page,
  language: TestLanguage,
  expected: readonly FramePart[],
) {
  for (const [name, part] of Object.entries(frameOf(page, language))) {
    const isExpected = expected.some(wanted => wanted === name);
    await expect(part, name).toHaveCount(isExpected ? 1 : 0);
    if (isExpected) await expect(part, name).toBeVisible();
  }
}

const written = {
  English: {
    home: 'What the author wrote on the home page.',
    doc: 'Some words before the first heading.',
    custom: 'What the author wrote on the custom page.',
    blank: 'What the author wrote on the blank page.',
    blankTitle: 'A blank page',
  },
  Chinese: {
    home: '作者在首页写下的内容。',
    doc: '第一个标题之前的文字。',
    custom: '作者在自定义页写下的内容。',
    blank: '作者在空白页写下的内容。',
    blankTitle: '空白页',
  },
};

for (const language of inTurn('page types')) {
  const { name, prefix, words } = language;
  const text = written[name];

  test(`${name}: a page of each type`, async ({ page }) => {
    const content = page.getByRole('main');

    await test.step(`[2.2.page-types:home] ${name}: hero and content under the bar`, async () => {
      await page.goto(`${prefix}/`);
      await expectFrame(page, language, ['bar']);
      await expect(content.getByText(text.home)).toBeVisible();
      await expect(
        content.getByRole('heading', { level: 1, name: 'Rslib' }),
      ).toBeVisible();
      await expect(
        content.getByRole('heading', { name: words['toolchain.title'] }),
      ).toBeVisible();
    });

    await test.step(`[2.2.page-types:doc] ${name}: bar, sidebar, content and outline`, async () => {
      await page.goto(`${prefix}/guide/record`);
      await expectFrame(page, language, ['bar', 'sidebar', 'outline', 'edit']);
      await expect(content.getByText(text.doc)).toBeVisible();
    });

    await test.step(`[2.2.page-types:custom] [3.frontmatter:pageType] ${name}: the navigation bar stays`, async () => {
      await page.goto(`${prefix}/custom`);
      await expectFrame(page, language, ['bar']);
      await expect(content.getByText(text.custom)).toBeVisible();
    });

    await test.step(`[2.2.page-types:blank] ${name}: the content alone`, async () => {
      await page.goto(`${prefix}/blank`);
      await expectFrame(page, language, []);
      // What is shown: a note about faults waits in every page, hidden.
      await expect(page.locator('body')).toHaveText(
        `${text.blankTitle} ${text.blank}`,
        { useInnerText: true },
      );
      await expect(content.getByText(text.blank)).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
    });

    await test.step(`[2.2.page-types:404] ${name}: its words under the bar`, async () => {
      await page.goto(`${prefix}/nope`);
      await expectFrame(page, language, ['bar']);
      await expect(
        content.getByRole('heading', { name: words['notFound.title'] }),
      ).toBeVisible();
    });
  });
}
