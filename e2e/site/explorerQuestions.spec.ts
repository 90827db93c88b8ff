import type { Page } from '@playwright/test';
import { explorerOn } from '../support/explorer.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

type Step = string | [option: string, value: string];

type Explorer = ReturnType<typeof explorerOn>;

type Question = [
  asks: string,
  /** Three at most. */
  steps: Step[],
  answer: (
    explorer: Explorer,
    visit: { page: Page; lang: string },
  ) => Promise<void>,
];

const questions: readonly Question[] = [
  [
    '.js, .cjs or .mjs?',
    ['card-writer', ['package.json', 'type: commonjs']],
    async ({ file }) => {
      await expect(file('index.mjs')).toBeVisible();
      await expect(file('cli.mjs')).toBeVisible();
    },
  ],
  [
    '.d.ts or .d.cts?',
    [
      'card-writer',
      ['lib.format', 'cjs'],
      ['lib.dts', '{ autoExtension: true }'],
    ],
    async ({ file }) => {
      await expect(file('index.cjs')).toBeVisible();
      await expect(file('index.d.cts')).toBeVisible();
    },
  ],
  [
    'Why does the JS not import the CSS?',
    ['star-rating'],
    async ({ file, text, output }, { lang }) => {
      await expect(file('index.css')).toBeVisible();
      await expect(text('dist/index.js')).not.toContainText('index.css');
      await expect(output).toContainText(
        lang === 'en' ? "doesn't import" : '不会导入',
      );
    },
  ],
  [
    'Where did the CSS go?',
    ['star-rating', ['output.target', 'node']],
    async ({ files, output, change }, { lang }) => {
      await expect(change).toContainText('index.css');
      await expect(files.filter({ hasText: '.css' })).toHaveCount(0);
      await expect(output).toContainText(
        lang === 'en' ? 'generates no style sheet' : '不生成样式表',
      );
    },
  ],
  [
    'Which files do CSS Modules give without bundling?',
    ['star-rating', ['lib.bundle', 'false']],
    async ({ file }) => {
      await expect(file('StarRating.module.js')).toBeVisible();
      await expect(file('StarRating_module.css')).toBeVisible();
    },
  ],
  [
    'Why is my package bundled?',
    [['package.json', 'devDependencies']],
    async ({ text, openConfig }) => {
      await openConfig();
      await expect(text('package.json')).toContainText('"devDependencies"');
      await expect(text('dist/index.js')).toContainText('function mitt(');
    },
  ],
  [
    'Why is umd empty in Node.js?',
    [['lib.format', 'umd']],
    async ({ words, load, output }) => {
      for (const way of ['import', 'require()'])
        await expect(load(way)).toContainText(words.loadsNothing);
      await expect(output).toContainText('"type": "module"');
    },
  ],
  [
    'global is not defined?',
    [
      ['lib.format', 'umd'],
      ['output.target', 'web'],
    ],
    async ({ words, load, view }, { page }) => {
      await expect(load(words.script)).toContainText('EventLog');
      await page.goBack();
      await expect(load(words.script)).toContainText('ReferenceError');
      await load(words.script).getByRole('button').click();
      await expect(view('log')).toBeChecked();
      await expect(load(words['load.script']).last()).toContainText(
        'global is not defined',
      );
      await view('code').check();
    },
  ],
  [
    'Why can I not keep JSX?',
    ['star-rating', ['swcReactOptions.runtime', 'preserve']],
    async ({ words, output }) => {
      await expect(output).toContainText(
        'Bundle mode does not support preserving JSX syntax',
      );
      await expect(
        output.getByRole('link', { name: words.refusalHelp }),
      ).toHaveAttribute('href', /\/guide\/faq\/errors-build#/);
    },
  ],
  [
    'What does es5 cost?',
    ['task-queue', ['lib.syntax', 'es5']],
    async ({ change, text, words }) => {
      await expect(change).toContainText(/index\.js [\d.]+ k?B \S+ [\d.]+ kB/);
      const folded = words.helpers.replace(/.*?(\D+)\{\{count\}\}.*/, '$1');
      await expect(text('dist/index.js')).toContainText(folded.trim());
    },
  ],
];

for (const [turn, language] of languages.entries()) {
  test(`${language.name}: questions to the playground`, async ({ page }) => {
    const explorer = explorerOn(page, language);
    const { words, button, samples, radio, isLive } = explorer;
    await page.goto(`${language.prefix}/playground/`);
    // Each question is asked once, in one of the languages.
    const own = questions.filter((_, at) => at % languages.length === turn);
    for (const [asks, steps, answer] of own) {
      await test.step(`${language.name}: ${asks} is answered in ${steps.length} steps`, async () => {
        expect(steps.length).toBeLessThanOrEqual(3);
        await isLive();
        for (const step of steps) {
          if (typeof step === 'string') await samples.selectOption(step);
          else await radio(...step).check();
          await isLive();
        }
        await answer(explorer, { page, lang: language.lang });
        await button(words.reset).click();
        await samples.selectOption('event-log');
        await expect(page).toHaveURL(/\/playground\/$/);
      });
    }
  });
}
