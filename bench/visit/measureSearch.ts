import { setTimeout as wait } from 'node:timers/promises';
import { measureAct } from './measureAct.ts';
import { readNoted } from './settle.ts';
import type { Figures } from './compareSites.ts';
import type { Visit } from './openBrowser.ts';
import type { Site } from './Site.ts';

const WORD = 'output';
const NEXT_WORD = 'minify';
const KEY_DELAY_MS = 80;
/** A letter that found no field is lost, as it is for a reader. */
const RETRY_MS = 20;
const LIMIT_MS = 20_000;
/** For what comes after the first results, such as their texts. */
const REST_MS = 1000;

/**
 * The first search of a visit: presses the button and types a word at once, without
 * waiting for the field. Then another word in its place.
 */
export async function measureSearch(
  { page, session }: Visit,
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
  await wait(REST_MS);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await page.evaluate(`__benchNext(...${JSON.stringify([NEXT_WORD, result])})`);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEXT_WORD, { delay: KEY_DELAY_MS });
  await page.waitForFunction('window.__bench.next > 0');
  await wait(REST_MS);
  const cpu = (await taskMs(session)) - before;
  const { next } = await readNoted(page);
  return {
    'search, next query, ms': next,
    'search, CPU per key, ms': cpu / NEXT_WORD.length,
    'INP search, ms': inpSearch,
    'search takes letters, ms': field,
    'search shows results, ms': results,
  };
}

/** CPU time of the page's main thread. */
async function taskMs(session: Visit['session']): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? 0) * 1000;
}
