import type { Locator, Page } from '@playwright/test';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { openTools, toolCards } from '../support/toolchain.ts';

test.use({ visitor: 'shared' });

// Its tools are in e2e/fixtures/records/toolchain.ts.
test.use({
  ...onFixture('records'),
  allowedProblems: {
    'one logo is lost on purpose':
      /^error: .*status of 404.*\/tools\/lost\.svg/,
  },
});

async function openHome(page: Page, { prefix, words }: TestLanguage) {
  await page.goto(`${prefix}/`);
  return openTools(page, words);
}

/** What a picture shows: its size, and how much of it can be seen. */
async function readPicture(image: Locator) {
  await expect(image).toHaveJSProperty('complete', true);
  return image.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(node, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data;
    return {
      width: node.naturalWidth,
      height: node.naturalHeight,
      isTransparent: data?.every(value => value === 0),
    };
  });
}

const transparentPixel = { width: 1, height: 1, isTransparent: true };

test('[3.tool-entry:name] [3.tool-entry:descEn] English entries have the name and the English description', async ({
  page,
}) => {
  const panel = await openHome(page, english);
  await expect(panel.getByRole('link')).toHaveText([
    'Full toolHas everything',
    'Bare toolHas no mark',
    'Broken toolIts mark is lost',
  ]);
});

test('[3.tool-entry:name] [3.tool-entry:desc] Chinese entries have the name and the Chinese description', async ({
  page,
}) => {
  const panel = await openHome(page, chinese);
  await expect(panel.getByRole('link')).toHaveText([
    'Full tool样样齐全',
    'Bare tool没有图标',
    'Broken tool图标打不开',
  ]);
});

test('[3.tool-entry:url] [3.tool-entry:urlEn] English takes its own address where there is one', async ({
  page,
}) => {
  const addresses = async (panel: Locator) =>
    panel
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(await addresses(await openHome(page, english))).toEqual([
    'https://en.tools.example/full',
    'https://bare.example/',
    'https://broken.example/',
  ]);
  expect(await addresses(await openHome(page, chinese))).toEqual([
    'https://tools.example/zh/full',
    'https://bare.example/',
    'https://broken.example/',
  ]);
});

test('[3.tool-entry:logo] [3.tool-entry:logoScale] a tool has its own mark, in its own size', async ({
  page,
}) => {
  const panel = await openHome(page, english);
  const logo = (name: string) =>
    panel.getByRole('link', { name }).getByRole('presentation');
  await expect(logo('Full tool')).toHaveAttribute('src', '/tools/rspack.svg');
  expect(await readPicture(logo('Full tool'))).toMatchObject({
    isTransparent: false,
  });
  const scaled = await logo('Full tool').boundingBox();
  const plain = await logo('Bare tool').boundingBox();
  expect(plain?.width).toBeGreaterThan(0);
  // The fixture asks for half the size.
  expect(scaled?.width).toBe((plain?.width ?? 0) * 0.5);
  expect(scaled?.height).toBe((plain?.height ?? 0) * 0.5);
});

test('[3.tool-entry:group] the popover groups its links under a title, in both languages', async ({
  page,
}) => {
  for (const [language, first, second] of [
    [english, 'First group', 'Second group'],
    [chinese, '第一组', '第二组'],
  ] as const) {
    const panel = await openHome(page, language);
    await expect(panel.getByRole('heading')).toHaveText([first, second]);
    const lists = panel.getByRole('list');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('link')).toHaveCount(2);
    await expect(lists.last().getByRole('link')).toHaveText(/^Broken tool/);
  }
});

for (const [language, desc, url, urlText] of [
  [
    english,
    'Has everything',
    'https://en.tools.example/full',
    'en.tools.example',
  ],
  [chinese, '样样齐全', 'https://tools.example/zh/full', 'tools.example'],
] as const) {
  test(`[3.tool-entry:card] ${language.name}: a landing card has name, description, logo, address and link text`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}/`);
    await expect(toolCards(page)).toHaveCount(2);
    const card = toolCards(page).first();
    await expect(card.getByRole('heading')).toHaveText('Full tool');
    await expect(card.getByText(desc)).toBeVisible();
    await expect(card.getByRole('presentation')).toHaveAttribute(
      'src',
      '/tools/rspack.svg',
    );
    await expect(card.getByRole('link')).toHaveAttribute('href', url);
    await expect(card.getByRole('link')).toHaveText(urlText);
  });
}

test('[2.10.logos:missing] a tool without a logo has a transparent pixel, in the popover and on its card', async ({
  page,
}) => {
  const panel = await openHome(page, english);
  const entry = panel.getByRole('link', { name: 'Bare tool' });
  const card = toolCards(page).filter({ hasText: 'Bare tool' });
  for (const place of [entry, card]) {
    const logo = place.getByRole('presentation');
    await expect(logo).toHaveAttribute('src', /^data:image\//);
    expect(await readPicture(logo)).toEqual(transparentPixel);
  }
});

test('[2.10.logos:missing] a logo that the server does not have falls back to it too', async ({
  page,
}) => {
  const panel = await openHome(page, english);
  const logo = panel
    .getByRole('link', { name: 'Broken tool' })
    .getByRole('presentation');
  await expect(logo).toHaveAttribute('src', /^data:image\//);
  expect(await readPicture(logo)).toEqual(transparentPixel);
});

test.describe('when a logo is lost before the page comes alive', () => {
  test.use({
    allowedProblems: {
      'the logo is lost on purpose': /^error: .*404.*\/tools\/rspack\.svg/,
    },
  });

  test('[2.10.logos:missing] it falls back to the transparent pixel', async ({
    page,
  }) => {
    let failures = 0;
    await page.route('**/tools/rspack.svg', async route => {
      await route.fulfill({ status: 404, body: '' });
      failures += 1;
    });
    await page.route('**/*.js', async route => {
      await expect.poll(() => failures).toBeGreaterThan(0);
      await route.continue();
    });
    await page.goto('/');
    const logo = toolCards(page).first().getByRole('presentation');
    await expect(logo).toHaveAttribute('src', /^data:image\//);
    expect(await readPicture(logo)).toEqual(transparentPixel);
  });
});
