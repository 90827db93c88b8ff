import { routes } from '../../support/routes.ts';
import { expect, test } from '../../support/site.ts';

/** So many Latin letters without a Han character are a phrase, not a name. */
const PHRASE_LETTERS = 20;

/** Voices change with the language: a phrase of the other one has to say so. */
test('every English phrase in a Chinese page is marked as English', async ({
  page,
}) => {
  await page.goto('/zh/');
  const unmarked = await page.evaluate(
    async ({ addresses, letters }) => {
      const found = await Promise.all(
        addresses.map(async address => {
          const parsed = await window.readDocument(address);
          const walker = parsed.createTreeWalker(
            parsed.body,
            NodeFilter.SHOW_TEXT,
          );
          const phrases: string[] = [];
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent ?? '';
            const element = walker.currentNode.parentElement;
            const latin = text.match(/[a-z]/gi)?.length ?? 0;
            if (latin < letters || /\p{Script=Han}/u.test(text)) continue;
            const isMarked = element?.closest(
              'code, pre, kbd, samp, script, style, svg, [translate="no"]',
            );
            const lang = element?.closest('[lang]')?.getAttribute('lang');
            if (!isMarked && lang?.startsWith('zh') !== false) {
              phrases.push(`${address}: ${text.trim()}`);
            }
          }
          return phrases;
        }),
      );
      return found.flat();
    },
    {
      addresses: routes.map(route => `/zh${route}`),
      letters: PHRASE_LETTERS,
    },
  );
  expect(unmarked).toEqual([]);
});
