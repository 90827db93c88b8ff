import assert from 'node:assert/strict';
import type { Dictionary } from '../../i18n/en.ts';
import { expect, flow, type Scene } from './defineFlow.ts';
import type { Target } from './Driver.ts';

const PAGE = '/guide/start/npm-packages';
const NOTHING = 'qqxxzz'; // cspell:ignore qqxxzz

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

flow('search finds a page, and Enter opens it', async scene => {
  const { page, words, language } = scene;
  const { query = '', path = '' } = queries[language.lang] ?? {};
  await search(scene, query);
  await expect
    .poll(
      async () => (await firstResult(scene)).split('#')[0],
      `the first result is on ${path}`,
    )
    .toBe(path);
  const href = await firstResult(scene);
  await page.press('Enter');
  await page.isAt(href);
  await page.hides(dialogOf(words));
});

flow('search understands Chinese on pages of either language', async scene => {
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
});

flow(
  'search says that nothing was found, and Escape leaves it',
  async scene => {
    const { page, words } = scene;
    await search(scene, NOTHING);
    const told = words['search.noResults'].replace('{{query}}', NOTHING);
    await expect
      .poll(async () => {
        const [dialog] = await page.all(dialogOf(words));
        const text = await dialog?.evaluate(one => one.textContent ?? '');
        return text?.includes(told);
      }, 'the dialog says that nothing was found')
      .toBe(true);
    await page.press('Escape');
    await page.hides(dialogOf(words));
  },
);
