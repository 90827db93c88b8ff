import type { Page } from '@playwright/test';
import { explorerOn } from '../support/explorer.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** A step of a reader: a library, or an option and its value. */
type Step = string | [option: string, value: string];

type Explorer = ReturnType<typeof explorerOn>;

interface Question {
  asks: string;
  /** Three at most. */
  steps: Step[];
  answer: (
    explorer: Explorer,
    visit: { page: Page; lang: string },
  ) => Promise<void>;
}

const questions: Question[] = [
  {
    asks: '.js, .cjs or .mjs?',
    steps: ['card-writer', ['package.json', 'type: commonjs']],
    answer: async ({ file }) => {
      await expect(file('index.mjs')).toBeVisible();
      await expect(file('cli.mjs')).toBeVisible();
    },
  },
  {
    asks: '.d.ts or .d.cts?',
    steps: [
      'card-writer',
      ['lib.format', 'cjs'],
      ['lib.dts', '{ autoExtension: true }'],
    ],
    answer: async ({ file }) => {
      await expect(file('index.cjs')).toBeVisible();
      await expect(file('index.d.cts')).toBeVisible();
    },
  },
  {
    asks: 'Why does the JS not import the CSS?',
    steps: ['star-rating'],
    answer: async ({ file, text, output }, { lang }) => {
      await expect(file('index.css')).toBeVisible();
      await expect(text('dist/index.js')).not.toContainText('index.css');
      await expect(output).toContainText(
        lang === 'en' ? "doesn't import" : '不会导入',
      );
    },
  },
  {
    asks: 'Where did the CSS go?',
    steps: ['star-rating', ['output.target', 'node']],
    answer: async ({ files, output, change }, { lang }) => {
      await expect(change).toContainText('dist/index.css');
      await expect(files.filter({ hasText: '.css' })).toHaveCount(0);
      await expect(output).toContainText(
        lang === 'en' ? 'generates no style sheet' : '不生成样式表',
      );
    },
  },
  {
    asks: 'Which files do CSS Modules give without bundling?',
    steps: ['star-rating', ['lib.bundle', 'false']],
    answer: async ({ file }) => {
      await expect(file('StarRating.module.js')).toBeVisible();
      await expect(file('StarRating_module.css')).toBeVisible();
    },
  },
  {
    asks: 'Why is my package bundled?',
    steps: [['package.json', 'devDependencies']],
    answer: async ({ text }) => {
      await expect(text('package.json')).toContainText('"devDependencies"');
      await expect(text('dist/index.js')).toContainText('function mitt(');
    },
  },
  {
    asks: 'Why is umd empty in Node.js?',
    steps: [['lib.format', 'umd']],
    answer: async ({ words, load, output }) => {
      for (const way of ['import', 'require()'])
        await expect(load(way)).toContainText(words.loadsNothing);
      await expect(output).toContainText('"type": "module"');
    },
  },
  {
    asks: 'global is not defined?',
    steps: [
      ['lib.format', 'umd'],
      ['output.target', 'web'],
    ],
    answer: async ({ words, load }, { page }) => {
      const script = words['load.script'];
      await expect(load(script)).toContainText('EventLog');
      await page.goBack();
      await expect(load(script)).toContainText('global is not defined');
    },
  },
  {
    asks: 'Why can I not keep JSX?',
    steps: ['star-rating', ['swcReactOptions.runtime', 'preserve']],
    answer: async ({ words, output }) => {
      await expect(output).toContainText(
        'Bundle mode does not support preserving JSX syntax',
      );
      await expect(
        output.getByRole('link', { name: words.refusalHelp }),
      ).toHaveAttribute('href', /\/guide\/faq\/errors-build#/);
    },
  },
  {
    asks: 'What does es5 cost?',
    steps: ['task-queue', ['lib.syntax', 'es5']],
    answer: async ({ change, text, words }) => {
      await expect(change).toContainText(
        /dist\/index\.js [\d.]+ k?B → [\d.]+ kB/,
      );
      const folded = words.helpers.replace(/.*?(\D+)\{\{count\}\}.*/, '$1');
      await expect(text('dist/index.js')).toContainText(folded.trim());
    },
  },
];

for (const [turn, language] of languages.entries()) {
  test(`${language.name}: questions to the Explorer`, async ({ page }) => {
    const explorer = explorerOn(page, language);
    const { words, button, sample, radio, isLive } = explorer;
    await page.goto(`${language.prefix}/explorer/`);
    // Each question is asked once, in one of the languages.
    const own = questions.filter((_, at) => at % languages.length === turn);
    for (const { asks, steps, answer } of own) {
      await test.step(`${language.name}: ${asks} is answered in ${steps.length} steps`, async () => {
        expect(steps.length).toBeLessThanOrEqual(3);
        await isLive();
        for (const step of steps) {
          const choice =
            typeof step === 'string' ? sample(step) : radio(...step);
          await choice.check();
          await isLive();
        }
        await answer(explorer, { page, lang: language.lang });
        // Back to the start, for the next question.
        const isOtherSample = typeof steps[0] === 'string';
        if (isOtherSample) await sample('event-log').check();
        else await button(words.reset).click();
        await expect(page).toHaveURL(/\/explorer\/$/);
      });
    }
  });
}
