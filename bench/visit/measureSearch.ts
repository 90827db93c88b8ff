import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { measureAct } from './measureAct.ts';
import { readNoted } from './settle.ts';
import type { Figures } from './compareSites.ts';
import type { Site } from './Site.ts';

const WORD = 'output';
const KEY_DELAY_MS = 80;
/** A letter that found no field is lost, as it is for a reader. */
const RETRY_MS = 20;
const LIMIT_MS = 20_000;

/**
 * The first search of a visit: presses the button and types a word at once, without
 * waiting for the field.
 */
export async function measureSearch(
  page: Page,
  { name, acts: { search }, result }: Site,
): Promise<Figures> {
  await page.evaluate(`__benchSearch(...${JSON.stringify([WORD, result])})`);
  const inpSearch = await measureAct(page, async () => {
    await search(page);
    const until = performance.now() + LIMIT_MS;
    await page.keyboard.press(WORD.charAt(0));
    while ((await readNoted(page)).field === 0) {
      if (performance.now() > until) {
        throw new Error(
          `The search of ${name} took no letter in ${LIMIT_MS / 1000} s. See what its button opens and adapt bench/visit/Site.ts.`,
        );
      }
      await wait(RETRY_MS);
      await page.keyboard.press(WORD.charAt(0));
    }
    await page.keyboard.type(WORD.slice(1), { delay: KEY_DELAY_MS });
    await page.waitForFunction('window.__bench.results > 0');
  });
  const { field, results } = await readNoted(page);
  return {
    'INP search, ms': inpSearch,
    'search takes letters, ms': field,
    'search shows results, ms': results,
  };
}
