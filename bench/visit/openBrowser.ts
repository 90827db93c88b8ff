import {
  chromium,
  type Browser,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { browserOptions } from '../../tooling/browserOptions.ts';
import { observeScript, type Readiness } from './observe.ts';

export const conditions = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadKbps: 1600,
  uploadKbps: 750,
} as const;

const BYTES_PER_KILOBIT = 125;
const ACT_LIMIT_MS = 20_000;

const sizes = {
  phone: { width: 412, height: 823 },
  desk: { width: 1440, height: 900 },
} as const;

/** Chromium that trusts the certificate of our servers, and no other. */
export function openBrowser(fingerprint: string): Promise<Browser> {
  return chromium.launch({
    ...browserOptions,
    args: [
      ...browserOptions.args,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

/** The visitor's settings; a warm-up needs no throttling. */
export interface Reader {
  browser: Browser;
  isSlow: boolean;
}

export interface VisitOptions {
  readiness: Readiness;
  screen: keyof typeof sizes;
  scheme?: 'light' | 'dark';
}

export interface Visit {
  page: Page;
  session: CDPSession;
}

/** A first-time reader on a slow phone or desktop. */
export async function withVisit<T>(
  { browser, isSlow }: Reader,
  { readiness, screen, scheme = 'light' }: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: sizes[screen],
    colorScheme: scheme,
    // Our site redirects readers of another language.
    locale: 'en-US',
    serviceWorkers: 'allow',
    // Our headers cost bytes; what the bench itself evaluates isn't ours.
    bypassCSP: true,
  });
  try {
    context.setDefaultTimeout(ACT_LIMIT_MS);
    const page = await context.newPage();
    await page.addInitScript(observeScript(readiness));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) await slowDown(session);
    return await work({ page, session });
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.downloadKbps * BYTES_PER_KILOBIT,
    uploadThroughput: conditions.uploadKbps * BYTES_PER_KILOBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: conditions.cpuSlowdown,
  });
}
