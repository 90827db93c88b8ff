import type { Locator } from '@playwright/test';
import { buildTimes } from '../../site/buildTimes.ts';
import { languages, sayIn } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** The seconds of a first build; bench/tools/summarize.test.ts holds them to each run. */
const secondsOf = (build: string) =>
  buildTimes.times
    .find(time => time.library === 'modules' && time.build === build)
    ?.cold.seconds.toFixed(2);

/** What the page says, typed a second time on purpose. */
const said = {
  speed: ['Measured on the same 201 modules.', '同样 201 个模块，实测耗时。'],
  types: ['With declarations', '含类型声明'],
  code: ['JavaScript only', '仅 JavaScript'],
  second: ['s', '秒'],
  table: ['Library tools compared', '库构建工具对比'],
  ahead: ['Where others do more', '其他工具更强的地方'],
  yes: ['yes', '支持'],
  no: ['no', '不支持'],
  start: ['Build your first library.', '构建你的第一个库。'],
  quickStart: ['Quick start', '快速上手'],
} as const;

/** Rows in which another tool does more. */
const lost = {
  formats: ['Formats', '格式'],
  perEntry: ['… in one file per entry', '……每个入口合为一个文件'],
  exports: ['Writes exports in package.json', '写入 package.json 的 exports'],
  glob: ['import.meta.glob()', 'import.meta.glob()'],
  size: ['Installed size', '安装体积'],
} as const;

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? NaN;
}

for (const language of languages) {
  const { name, prefix } = language;
  const words = sayIn<keyof typeof said, string>(said, language);
  const rows = sayIn<keyof typeof lost, string>(lost, language);

  test(`${name}: the home page compares`, async ({ page }) => {
    await page.goto(`${prefix}/`);

    await test.step(`${name}: the home page shows the times that were measured, with machine and date`, async () => {
      const section = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.speed }) });
      for (const [list, ...rows] of [
        [
          `${words.types} TypeScript 7`,
          ['Rslib', 'rslib-own'],
          ['tsdown', 'tsdown-own'],
          ['Vite', 'vite-tsc'],
          ['Rollup', 'rollup-tsc'],
        ],
        [
          `${words.types} TypeScript 5`,
          ['Rslib', 'rslib-typescript5'],
          ['tsup', 'tsup-own'],
          ['unbuild', 'unbuild-own'],
        ],
        [
          words.code,
          ['Rslib', 'rslib'],
          ['tsdown', 'tsdown'],
          ['tsup', 'tsup'],
          ['Vite', 'vite'],
          ['Rollup', 'rollup'],
          ['unbuild', 'unbuild'],
        ],
      ] as const) {
        const title = page.getByRole('heading', { level: 3, name: list });
        const lines = section
          .locator('div')
          .filter({ has: title, hasNot: page.locator('div') })
          .getByRole('listitem');
        await expect(lines).toHaveCount(rows.length);
        for (const [tool, build] of rows) {
          await expect(lines.filter({ hasText: tool })).toContainText(
            `${secondsOf(build)} ${words.second}`,
          );
        }
      }
      // A bar is as long as its time, in every list.
      const scale = await section.locator('li').evaluateAll(lines =>
        lines.map(line => {
          const width = line.querySelector('svg')?.getBoundingClientRect();
          const seconds = line.lastElementChild?.textContent ?? '';
          return (width?.width ?? NaN) / Number.parseFloat(seconds);
        }),
      );
      expect(Math.max(...scale) / Math.min(...scale)).toBeLessThan(1.03);
      const { date, cores, memoryGiB } = buildTimes;
      await expect(section).toContainText(date);
      await expect(section).toContainText(`${memoryGiB} GiB`);
      await expect(section).toContainText(String(cores));
    });

    await test.step(`${name}: the comparison has rows that Rslib loses`, async () => {
      const table = page.getByRole('table', { name: words.table });
      await expect(table.getByRole('columnheader')).toHaveText([
        /^Rslib 1\.\d+\.\d+$/,
        /^tsdown \d/,
        /^tsup \d/,
        /^Vite \d/,
        /^Rollup \d/,
        /^unbuild \d/,
      ]);
      await expect(
        table.getByRole('rowheader', { name: words.ahead }),
      ).toBeVisible();
      const cells = table
        .getByRole('row', { name: rows.exports })
        .getByRole('cell');
      await expect(cells.nth(0)).toHaveText(`–${words.no}`);
      await expect(cells.nth(1)).toHaveText(words.yes);
      const widths = await table
        .getByRole('columnheader')
        .evaluateAll(all =>
          all.map(head => Math.round(head.getBoundingClientRect().width)),
        );
      expect(new Set(widths).size, String(widths)).toBe(1);
    });

    await test.step(`${name}: on a phone the comparison scrolls in its own frame, and the page doesn't`, async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const table = page.getByRole('table', { name: words.table });
      await table.scrollIntoViewIfNeeded();
      expect(await widthOf(table)).toBeGreaterThan(390);
      // Nothing in which another tool does more is left out.
      for (const row of Object.values(rows)) {
        await expect(
          table.getByRole('rowheader', { name: row, exact: true }),
        ).toBeVisible();
      }
      const last = table.getByRole('columnheader', { name: /^unbuild/ });
      await expect(last).not.toBeInViewport();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      // The names of the rows stay in view.
      await expect(
        table.getByRole('rowheader', { name: 'CSS Modules' }),
      ).toBeInViewport();
      const { content, window } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(window);
    });

    await test.step(`${name}: the home page ends with the way in`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const end = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words.start }) });
      await end.getByRole('link', { name: words.quickStart }).click();
      await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
    });
  });
}
