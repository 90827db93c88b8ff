import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slowestEvent } from './blockingTime.ts';
import type { Site } from './Site.ts';
import { readNoted } from './settle.ts';

/** The browser reports an event some frames later. */
const REPORT_MS = 500;

/** How long the slowest event of an act took; null where a site has no such part. */
export async function measureAct(
  page: Page,
  act: Site['acts']['menu'],
): Promise<number | null> {
  if (!act) return null;
  const since = await page.evaluate<number>('performance.now()');
  await act(page);
  await wait(REPORT_MS);
  const { events } = await readNoted(page);
  return slowestEvent(events, since);
}
