import type { Locator } from '@playwright/test';
import { chinese, english, languages } from '../support/languages.ts';
import { homeName } from '../support/homeName.ts';
import { expect, test } from '../support/site.ts';
import {
  openTools,
  toolCards,
  toolsButton,
  toolsPanel,
} from '../support/toolchain.ts';

test.use({ visitor: 'shared' });

/** The family, typed from the specification: name, what it is, where it is. */
const tools = {
  English: [
    ['Rspack', 'Bundler', 'https://rspack.rs'],
    ['Rsbuild', 'Build tool', 'https://rsbuild.rs'],
    ['Rspress', 'Static site generator', 'https://rspress.rs'],
    ['Rslib', 'Library tool', 'https://rslib.rs'],
    ['Rsdoctor', 'Build analyzer', 'https://rsdoctor.rs'],
    ['Rstest', 'Test framework', 'https://rstest.rs'],
    ['Rslint', 'Linter', 'https://rslint.rs'],
    [
      'Awesome Rstack',
      'Ecosystem index',
      'https://github.com/web-infra-dev/awesome-rstack',
    ],
  ],
  Chinese: [
    ['Rspack', '打包工具', 'https://rspack.rs/zh/'],
    ['Rsbuild', '构建工具', 'https://rsbuild.rs/zh/'],
    ['Rspress', '静态站点生成器', 'https://rspress.rs/zh/'],
    ['Rslib', '库构建工具', 'https://rslib.rs/zh/'],
    ['Rsdoctor', '构建分析工具', 'https://rsdoctor.rs/zh/'],
    ['Rstest', '测试框架', 'https://rstest.rs/zh/'],
    ['Rslint', '代码检查工具', 'https://rslint.rs/zh/'],
    [
      'Awesome Rstack',
      '生态索引',
      'https://github.com/web-infra-dev/awesome-rstack',
    ],
  ],
} as const;

/** The seven cards leave the index of the ecosystem out. */
const CARDS = 7;

async function expectTools(panel: Locator, name: keyof typeof tools) {
  const links = panel.getByRole('link');
  await expect(links).toHaveText(
    tools[name].map(([tool, desc]) => `${tool} ${desc}`),
    { useInnerText: true },
  );
  for (const [index, [tool, , url]] of tools[name].entries()) {
    await expect(links.nth(index), tool).toHaveAttribute('href', url);
  }
}

for (const { name, prefix, words } of languages) {
  test(`[2.10.popover] ${name}: the grid icon of the header lists eight sibling tools`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/start/quick-start`);
    const button = toolsButton(page, words);
    const panel = await toolsPanel(button);
    await expect(button).toBeVisible();
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    expect(tools[name]).toHaveLength(8);
    await expectTools(panel, name);
  });

  test(`[2.10.landing:${name.toLowerCase()}] title, one-line tagline and seven cards`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
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

    const cards = toolCards(page);
    await expect(cards).toHaveCount(7);
    for (const [index, [tool, desc, url]] of tools[name]
      .slice(0, CARDS)
      .entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('presentation')).toHaveAttribute(
        'src',
        `/tools/${tool.toLowerCase()}.svg`,
      );
      await expect(card.getByRole('heading')).toHaveText(tool);
      await expect(card.getByText(desc, { exact: true })).toBeVisible();
      const link = card.getByRole('link');
      await expect(link).toHaveText(`${tool.toLowerCase()}.rs`);
      await expect(link).toHaveAttribute('href', url);
    }
  });
}

for (const { name, prefix } of languages) {
  test(`[2.10.landing:${name.toLowerCase()}] on a wide screen tools stand on what they are built with, and no place is empty`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/`);
    await expect(toolCards(page)).toHaveCount(CARDS);
    const boxes = await toolCards(page).evaluateAll(cards =>
      Object.fromEntries(
        cards.map(card => {
          const { top, bottom, left, right } = card.getBoundingClientRect();
          const name = card.querySelector('h3')?.textContent ?? '';
          return [name, { top, bottom, left, right }];
        }),
      ),
    );
    const box = (tool: string) =>
      boxes[tool] ?? { top: NaN, bottom: NaN, left: NaN, right: NaN };
    for (const tool of ['Rslib', 'Rspress', 'Rstest']) {
      expect(box(tool).bottom, tool).toBeLessThan(box('Rsbuild').top);
    }
    expect(box('Rsbuild').bottom).toBeLessThan(box('Rspack').top);
    for (const base of ['Rsbuild', 'Rspack']) {
      expect(box(base).left).toBe(box('Rslib').left);
      expect(box(base).right).toBe(box('Rstest').right);
    }
    // Beside the build, from top to bottom.
    expect(box('Rsdoctor').left).toBeGreaterThan(box('Rstest').right);
    expect(box('Rsdoctor').top).toBe(box('Rslib').top);
    expect(box('Rslint').bottom).toBe(box('Rspack').bottom);
  });
}

for (const [path, language] of [
  ['/guide/basic/cli', english],
  ['/zh/guide/basic/cli', chinese],
] as const) {
  test(`[2.10.language:path] ${path} tells the language of popover and cards, and so does the next page`, async ({
    page,
  }) => {
    const { name, prefix, words } = language;
    const other = language === english ? chinese : english;
    await page.goto(path);
    await expectTools(await openTools(page, words), name);

    await page
      .getByRole('banner')
      .getByRole('link', { name: homeName(words) })
      .click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(
      toolCards(page).getByText(tools[name][0][1], { exact: true }),
    ).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: name === 'English' ? '简体中文' : 'English' })
      .click();
    await expect(page).toHaveURL(`${other.prefix}/`);
    await expect(
      toolCards(page).getByText(tools[other.name][0][1], { exact: true }),
    ).toBeVisible();
    await expectTools(await openTools(page, other.words), other.name);
  });
}

test.describe('where no page stands', () => {
  test.use({
    allowedProblems: {
      'the address is unknown on purpose': /^error: .*status of 404/,
    },
  });

  for (const [path, { name }] of [
    ['/nope', english],
    ['/zh-nope', english],
    ['/zh/nope', chinese],
    ['/foo/zh/bar', chinese],
    ['/foo/zh', chinese],
    ['/foo/zhong/bar', english],
  ] as const) {
    test(`[2.10.language:path] ${path} has the tools in ${name}`, async ({
      page,
    }) => {
      await page.goto(path);
      // The page around them is in the language of its first segment.
      const { words } = path.startsWith('/zh/') ? chinese : english;
      await expectTools(await openTools(page, words), name);
    });
  }
});

test('[2.10.language:ownEnglish] English has its own address and description where there is one', async ({
  page,
}) => {
  const open = async (path: string, language: typeof english) => {
    await page.goto(path);
    return (await openTools(page, language.words)).getByRole('link');
  };
  const inChinese = await open('/zh/', chinese);
  await expect(inChinese.first()).toHaveText('Rspack打包工具');
  await expect(inChinese.first()).toHaveAttribute(
    'href',
    'https://rspack.rs/zh/',
  );
  const withoutOwn = await inChinese.last().getAttribute('href');

  const inEnglish = await open('/', english);
  await expect(inEnglish.first()).toHaveText('RspackBundler');
  await expect(inEnglish.first()).toHaveAttribute('href', 'https://rspack.rs');
  await expect(inEnglish.last()).toHaveText('Awesome RstackEcosystem index');
  await expect(inEnglish.last()).toHaveAttribute('href', withoutOwn ?? '');
});

for (const kind of ['entries', 'cards'] as const) {
  test(`[2.10.external:${kind}] each leads to another site in a new tab`, async ({
    context,
    page,
  }) => {
    await context.route(/^https:/, route =>
      route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
    );
    await page.goto('/');
    const links =
      kind === 'cards'
        ? toolCards(page).getByRole('link')
        : (await openTools(page, english.words)).getByRole('link');
    await expect(links).toHaveCount(kind === 'cards' ? 7 : 8);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAttribute('href', /^https:/);
    }

    const opened = context.waitForEvent('page');
    await links.first().click();
    await expect(await opened).toHaveURL('https://rspack.rs/');
    await expect(page).toHaveURL('/');
  });
}

test('[2.10.logos:lazy] the logos of the landing block load lazily', async ({
  page,
}) => {
  await page.goto('/');
  const logos = toolCards(page).getByRole('presentation');
  await expect(logos).toHaveCount(7);
  for (const logo of await logos.all()) {
    await expect(logo).toHaveAttribute('loading', 'lazy');
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  }
});
