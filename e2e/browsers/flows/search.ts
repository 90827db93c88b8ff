import assert from 'node:assert/strict';
import type { Dictionary } from '../../../i18n/en.ts';
import { eventually } from '../eventually.ts';
import type { Flow, Scene } from '../Flow.ts';
import type { Target } from '../Driver.ts';

const PAGE = '/guide/start/npm-packages';
/** Matches nothing. */
const NOTHING = 'qqxxzz'; // cspell:ignore qqxxzz

/** A query of each language, and the page that answers it. */
const queries: Record<string, { query: string; path: string }> = {
  en: { query: 'dts.bundle', path: '/config/lib/dts' },
  zh: { query: '快速上手', path: '/zh/guide/start/quick-start' },
};

const dialogOf = (words: Dictionary): Target => ({
  role: 'dialog',
  name: words['search.button'],
});

async function search({ page, words, prefix }: Scene, query: string) {
  await page.open(prefix + PAGE);
  await page.click({
    role: 'button',
    name: words['search.button'],
    within: { role: 'banner' },
  });
  await page.shows({
    role: 'combobox',
    name: words['search.label'],
    within: dialogOf(words),
  });
  await page.type(query);
}

/** Where the first result leads. */
async function firstResult({ page, words }: Scene): Promise<string> {
  const option = await page.first({ role: 'link', within: dialogOf(words) });
  return option.evaluate(one => one.getAttribute('href') ?? '');
}

export const searchFlows: Flow[] = [
  {
    name: 'search finds a page, and Enter opens it',
    async run(scene) {
      const { page, words, language } = scene;
      const { query = '', path = '' } = queries[language.lang] ?? {};
      await search(scene, query);
      await eventually(
        `the first result is on ${path}`,
        async () => (await firstResult(scene)).split('#')[0],
        path,
      );
      const href = await firstResult(scene);
      await page.press('Enter');
      await page.isAt(href);
      await page.hides(dialogOf(words));
    },
  },
  {
    name: 'search understands Chinese on pages of either language',
    async run(scene) {
      const { page, words, prefix } = scene;
      await search(scene, '类型声明');
      assert.ok((await firstResult(scene)).startsWith(`${prefix}/`));
      const value = await page.read(
        () => document.querySelector<HTMLInputElement>('dialog input')?.value,
      );
      assert.equal(value, '类型声明');
      await page.shows({
        role: 'status',
        within: dialogOf(words),
      });
    },
  },
  {
    name: 'search says that nothing was found, and Escape leaves it',
    async run(scene) {
      const { page, words } = scene;
      await search(scene, NOTHING);
      const told = words['search.noResults'].replace('{{query}}', NOTHING);
      await eventually(
        'the dialog says that nothing was found',
        async () => {
          const [dialog] = await page.all(dialogOf(words));
          const text = await dialog?.evaluate(one => one.textContent ?? '');
          return text?.includes(told);
        },
        true,
      );
      await page.press('Escape');
      await page.hides(dialogOf(words));
    },
  },
];
