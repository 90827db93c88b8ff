import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Served } from '../serve/startServers.ts';
import type { Noted } from './observe.ts';

const POLL_MS = 50;
const LIMIT_MS = 30_000;

export const readNoted = (page: Page): Promise<Noted> =>
  page.evaluate<Noted>('window.__bench');

/** Opens a page and waits until it's interactive and has gone idle. */
export async function openPage(
  page: Page,
  served: Served,
  { address, quietMs }: { address: string; quietMs: number },
): Promise<void> {
  await page.goto(served.origin + address, { timeout: LIMIT_MS });
  await page.waitForFunction('window.__bench.ready > 0', undefined, {
    timeout: LIMIT_MS,
  });
  await waitForQuiet(served, quietMs);
}

/** Waits until there has been no request for this long. */
export async function waitForQuiet(
  served: Served,
  quietMs: number,
): Promise<void> {
  const from = performance.now();
  const isQuiet = () =>
    performance.now() - Math.max(served.lastRequestAt(), from) >= quietMs;
  while (!isQuiet()) {
    if (performance.now() - from > LIMIT_MS) {
      throw new Error(
        `The page kept requesting files for ${LIMIT_MS / 1000} s without a pause of ${quietMs} ms, so it never goes idle. Find out what it polls.`,
      );
    }
    await wait(POLL_MS);
  }
}
