import type { Locator } from '@playwright/test';
import {
  chinese,
  english,
  languages,
  otherThan,
} from '../support/languages.ts';
import { homeName } from '../support/homeName.ts';
import { expect, missingPageProblem, test } from '../support/site.ts';
import {
  openTools,
  toolCards,
  toolsButton,
  toolsPanel,
} from '../support/toolchain.ts';

/** The family, typed from the specification: name, what it is, where it is. */
const family = [
  ['Rspack', 'Bundler', '打包工具', 'https://rspack.rs'],
  ['Rsbuild', 'Build tool', '构建工具', 'https://rsbuild.rs'],
  ['Rspress', 'Static site generator', '静态站点生成器', 'https://rspress.rs'],
  ['Rslib', 'Library tool', '库构建工具', 'https://rslib.rs'],
  ['Rsdoctor', 'Build analyzer', '构建分析工具', 'https://rsdoctor.rs'],
  ['Rstest', 'Test framework', '测试框架', 'https://rstest.rs'],
  ['Rslint', 'Linter', '代码检查工具', 'https://rslint.rs'],
] as const;
const INDEX = 'https://github.com/web-infra-dev/awesome-rstack';

const tools = {
  English: [
    ...family.map(([name, desc, , url]) => [name, desc, url] as const),
    ['Awesome Rstack', 'Ecosystem index', INDEX],
  ],
  Chinese: [
    ...family.map(([name, , desc, url]) => [name, desc, `${url}/zh/`] as const),
    ['Awesome Rstack', '生态索引', INDEX],
  ],
} as const;

/** The cards leave the index of the ecosystem out. */
const CARDS = 7;

const readEach = (nodes: Locator, attribute: string) =>
  nodes.evaluateAll(
    (all, name) => all.map(node => node.getAttribute(name)),
    attribute,
  );

async function expectTools(panel: Locator, name: keyof typeof tools) {
  const links = panel.getByRole('link');
  await expect(links).toHaveText(
    tools[name].map(([tool, desc]) => `${tool} ${desc}`),
    { useInnerText: true },
  );
  expect(await readEach(links, 'href')).toEqual(
    tools[name].map(([, , url]) => url),
  );
}

for (const language of languages) {
  const { name, prefix, words } = language;
  const other = otherThan(language);

  test(`${name}: the cards of the home page`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const cards = toolCards(page);

    await test.step(`[2.10.landing:${name.toLowerCase()}] title, one-line tagline and seven cards`, async () => {
      const content = page.getByRole('main');
      await expect(
        content.getByRole('heading', { level: 2, name: 'Rstack' }),
      ).toBeVisible();

      const tagline = content.getByText(words['toolchain.tagline']);
      await expect(tagline).toBeVisible();
      const lines = await tagline.evaluate(element => {
        const { lineHeight } = getComputedStyle(element);
        return element.getBoundingClientRect().height / parseFloat(lineHeight);
      });
      expect(lines).toBeCloseTo(1);

      const expected = tools[name].slice(0, CARDS);
      await expect(cards.getByRole('heading')).toHaveText(
        expected.map(([tool]) => tool),
      );
      for (const [index, [, desc]] of expected.entries()) {
        const line = cards.nth(index).getByText(desc, { exact: true });
        await expect(line).toBeVisible();
      }
      const logos = cards.getByRole('presentation');
      expect(await readEach(logos, 'src')).toEqual(
        expected.map(([tool]) => `/tools/${tool.toLowerCase()}.svg`),
      );
      const links = cards.getByRole('link');
      await expect(links).toHaveText(
        expected.map(([tool]) => `${tool.toLowerCase()}.rs`),
      );
      expect(await readEach(links, 'href')).toEqual(
        expected.map(([, , url]) => url),
      );
    });

    await test.step(`[2.10.landing:${name.toLowerCase()}] on a wide screen the cards are one row, each as wide as any other`, async () => {
      const boxes = await cards.evaluateAll(all =>
        all.map(card => {
          const { top, bottom, width } = card.getBoundingClientRect();
          return [top, bottom, Math.round(width)].join();
        }),
      );
      expect(new Set(boxes).size, boxes.join(' ')).toBe(1);
    });
  });

  test(`${name}: the popover of the header`, async ({ page }) => {
    const path = `${prefix}/guide/basic/cli`;
    await page.goto(path);
    const button = toolsButton(page, words);
    const panel = await toolsPanel(button);

    await test.step(`[2.10.popover] ${name}: the grid icon of the header lists eight sibling tools`, async () => {
      await expect(button).toBeVisible();
      await expect(panel).toBeHidden();
      await button.hover();
      await expect(panel).toBeVisible();
      expect(tools[name]).toHaveLength(8);
      await expectTools(panel, name);
      await page.mouse.move(700, 700);
      await expect(panel).toBeHidden();
    });

    await test.step(`[2.10.language:path] [2.10.language:ownEnglish] ${path} tells the language of popover and cards, and so does the next page`, async () => {
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: homeName(words) }).click();
      await expect(page).toHaveURL(`${prefix}/`);
      const card = (tools: readonly (readonly string[])[]) =>
        toolCards(page).getByText(tools[0]?.[1] ?? '', { exact: true });
      await expect(card(tools[name])).toBeVisible();

      await bar.getByRole('link', { name: other.label }).click();
      await expect(page).toHaveURL(`${other.prefix}/`);
      await expect(card(tools[other.name])).toBeVisible();
      await expectTools(await openTools(page, other.words), other.name);
    });
  });
}

test.describe('where no page stands', () => {
  test.use({ allowedProblems: missingPageProblem });

  test('the tools at unknown addresses', async ({ page }) => {
    for (const [path, { name }] of [
      ['/nope', english],
      ['/zh-nope', english],
      ['/zh/nope', chinese],
      ['/foo/zh/bar', chinese],
      ['/foo/zh', chinese],
      ['/foo/zhong/bar', english],
    ] as const) {
      await test.step(`[2.10.language:path] ${path} has the tools in ${name}`, async () => {
        await page.goto(path);
        // The page around them is in the language of its first segment.
        const { words } = path.startsWith('/zh/') ? chinese : english;
        await expectTools(await openTools(page, words), name);
      });
    }
  });
});

test('where the tools lead, and their logos', async ({ context, page }) => {
  await context.route(/^https:/, route =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  await page.goto('/');

  for (const kind of ['entries', 'cards'] as const) {
    await test.step(`[2.10.external:${kind}] each leads to another site in a new tab`, async () => {
      const links =
        kind === 'cards'
          ? toolCards(page).getByRole('link')
          : (await openTools(page, english.words)).getByRole('link');
      await expect(links).toHaveCount(kind === 'cards' ? 7 : 8);
      for (const [attribute, value] of [
        ['target', /^_blank$/],
        ['rel', /\bnoopener\b/],
        ['href', /^https:/],
      ] as const) {
        for (const found of await readEach(links, attribute)) {
          expect(found, attribute).toMatch(value);
        }
      }

      const opened = context.waitForEvent('page');
      await links.first().click();
      await expect(await opened).toHaveURL('https://rspack.rs/');
      await expect(page).toHaveURL('/');
    });
  }

  await test.step('[2.10.logos:lazy] the logos of the landing block load lazily', async () => {
    const logos = toolCards(page).getByRole('presentation');
    await expect(logos).toHaveCount(7);
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAttribute('loading', 'lazy');
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).toHaveJSProperty('complete', true);
      await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
});
