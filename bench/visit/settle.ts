import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Served } from '../serve/startServers.ts';
import type { Noted } from './observe.ts';

const POLL_MS = 50;
const LIMIT_MS = 30_000;

export const readNoted = (page: Page): Promise<Noted> =>
  page.evaluate<Noted>('window.__bench');

/** Opens a page and waits until it answers and asks for nothing any more. */
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

/** Waits until the server was asked for nothing for so long. */
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
        `The page asked for files for ${LIMIT_MS / 1000} s without a pause of ${quietMs} ms, so it is never at rest. See what it polls.`,
      );
    }
    await wait(POLL_MS);
  }
}
