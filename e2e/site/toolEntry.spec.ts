import type { Locator } from '@playwright/test';
import { chinese, english } from '../support/languages.ts';
import { expect, onFixture, test } from '../support/site.ts';
import { openTools, toolCards } from '../support/toolchain.ts';

// Its tools are in e2e/fixtures/records/toolchain.ts.
test.use({
  ...onFixture('records'),
  allowedProblems: {
    'one logo is lost on purpose':
      /^error: .*status of 404.*\/tools\/lost\.svg/,
  },
});

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

const texts = [
  {
    language: chinese,
    entries: [
      'Full tool样样齐全',
      'Bare tool没有图标',
      'Broken tool图标打不开',
    ],
    groups: ['第一组', '第二组'],
    desc: '样样齐全',
    url: 'https://tools.example/zh/full',
    urlText: 'tools.example',
  },
  {
    language: english,
    entries: [
      'Full toolHas everything',
      'Bare toolHas no mark',
      'Broken toolIts mark is lost',
    ],
    groups: ['First group', 'Second group'],
    desc: 'Has everything',
    url: 'https://en.tools.example/full',
    urlText: 'en.tools.example',
  },
];

for (const { language, entries, groups, desc, url, urlText } of texts) {
  const { name, prefix, words } = language;

  test(`${name}: popover and cards of the home page`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const panel = await openTools(page, words);
    const links = panel.getByRole('link');

    await test.step(`[3.tool-entry] ${name} entries have a name, the ${name} description and address, and stand in groups with a title`, async () => {
      await expect(links).toHaveText(entries);
      expect(
        await links.evaluateAll(all =>
          all.map(link => link.getAttribute('href')),
        ),
      ).toEqual([url, 'https://bare.example/', 'https://broken.example/']);
      await expect(panel.getByRole('heading')).toHaveText(groups);
      const lists = panel.getByRole('list');
      await expect(lists).toHaveCount(2);
      await expect(lists.first().getByRole('link')).toHaveCount(2);
      await expect(lists.last().getByRole('link')).toHaveText(/^Broken tool/);
    });

    await test.step(`[3.tool-entry:card] ${name}: a landing card has name, description, logo, address and link text`, async () => {
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

    const logo = (tool: string) =>
      panel.getByRole('link', { name: tool }).getByRole('presentation');

    await test.step('[3.tool-entry:logo] [3.tool-entry:logoScale] a tool has its own mark, in its own size', async () => {
      await expect(logo('Full tool')).toHaveAttribute(
        'src',
        '/tools/rspack.svg',
      );
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

    await test.step('[2.10.logos:missing] a tool without a logo, or with one that the server does not have, has a transparent pixel', async () => {
      const card = toolCards(page).filter({ hasText: 'Bare tool' });
      for (const mark of [
        logo('Bare tool'),
        card.getByRole('presentation'),
        logo('Broken tool'),
      ]) {
        await expect(mark).toHaveAttribute('src', /^data:image\//);
        expect(await readPicture(mark)).toEqual(transparentPixel);
      }
    });
  });
}

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
