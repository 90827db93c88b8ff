import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createCollector } from '../../deploy/collector/createCollector.ts';
import type { Report } from '../../deploy/collector/readReports.ts';
import { reservePort } from '../../deploy/nginx/port.ts';
import {
  type SiteServer,
  startServer,
} from '../../deploy/nginx/startServer.ts';
import { expect, test } from '../support/site.ts';

const dist = path.resolve('.cache/fixtures/hosted-search/dist');
const MESSAGE = 'the sails are torn';

const reports: Report[] = [];
const collectors: Server[] = [];
const sites: SiteServer[] = [];

// One after the other: each has its own collector.
test.describe.configure({ mode: 'default' });
test.use({
  allowedProblems: {
    'a script is broken on purpose': new RegExp(MESSAGE),
    'an image of another host is blocked': /evil\.example|img-src/,
  },
});
test.afterEach(async ({ page }) => {
  // Before its server, which it may still be loading from.
  await page.close();
  await Promise.all(sites.splice(0).map(site => site.stop()));
  for (const collector of collectors.splice(0)) {
    collector.close();
    collector.closeAllConnections();
  }
  reports.length = 0;
});

async function serve(collector: string): Promise<string> {
  const site = await startServer({ dist, port: 0, collector });
  sites.push(site);
  return site.origin;
}

async function serveWithCollector(perSecond: number): Promise<string> {
  const collector = createCollector({
    get origin() {
      return sites[0]?.origin ?? '';
    },
    perSecond,
    keep: more => reports.push(...more),
  });
  collectors.push(collector);
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return serve(`127.0.0.1:${(collector.address() as AddressInfo).port}`);
}

/** Runs a script of the site that fails. */
async function breakScript(page: Page): Promise<void> {
  await page.route('**/static/js/broken.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { throw new Error('${MESSAGE}'); });`,
    }),
  );
  await page.evaluate(
    address => import(address),
    new URL('/static/js/broken.js', page.url()).href,
  );
}

/** Reads on: no word of a fault, and the next page comes as always. */
async function expectUndisturbed(page: Page): Promise<void> {
  await expect(page.locator('[data-fault-note][data-shown]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Client' }).first().click();
  await expect(page).toHaveURL(/\/guide\/client$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client');
}

test('reports that are kept', async ({ page, request }) => {
  const origin = await serveWithCollector(100);

  await test.step('an error of our script is reported, with nothing about the reader', async () => {
    await page.goto(`${origin}/guide/sails?key=my-secret#my-hash`);
    const sent = page.waitForRequest('**/reports');
    await breakScript(page);
    const headers = await (await sent).allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      type: 'script-error',
      path: '/guide/sails',
      message: `Uncaught Error: ${MESSAGE}`,
      file: '/static/js/broken.js',
      line: 1,
    });
    await expectUndisturbed(page);
  });

  await test.step('what the policy blocked is kept as the browser reports it', async () => {
    reports.length = 0;
    const response = await page.goto(`${origin}/guide/sails?key=my-secret`);
    const headers = response?.headers() ?? {};
    expect(headers['reporting-endpoints']).toBe('reports="/reports"');
    expect(headers['content-security-policy']).toMatch(/; report-to reports$/);
    // Browsers deliver after a minute or so; this is what they would.
    const report = await page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          const observer = new ReportingObserver(
            ([first]) => resolve(JSON.parse(JSON.stringify(first))),
            { types: ['csp-violation'] },
          );
          observer.observe();
          document.body.append(
            Object.assign(new Image(), {
              src: 'https://evil.example/x?my-key',
            }),
          );
        }),
    );
    await request.post(`${origin}/reports`, { data: [report] });
    expect(reports).toEqual([
      {
        type: 'csp-violation',
        path: '/guide/sails',
        directive: 'img-src',
        blocked: 'https://evil.example',
        file: '',
        line: 0,
        column: 0,
      },
    ]);
  });
});

test('readers notice nothing of a collector that is down', async ({ page }) => {
  const origin = await serve(`127.0.0.1:${await reservePort(0)}`);
  await page.goto(`${origin}/guide/sails`);
  const answered = page.waitForResponse('**/reports');
  await breakScript(page);
  expect((await answered).status()).toBe(204);
  await expectUndisturbed(page);
});

test('readers notice nothing of a flood, and of hostile reports', async ({
  page,
}) => {
  const origin = await serveWithCollector(1);
  const bodies = [
    '['.repeat(60_000),
    'a'.repeat(1 << 20),
    '<script>alert(1)</script>',
    '{"type":"script-error","file":{},"message":[]}',
    '',
  ];
  let isOver = false;
  let refused = 0;
  const flood = Promise.all(
    bodies.map(async body => {
      while (!isOver) {
        const { status } = await fetch(`${origin}/reports`, {
          method: 'POST',
          body,
        });
        if (status !== 204) refused += 1;
      }
    }),
  );
  await page.goto(`${origin}/guide/sails`);
  await breakScript(page);
  await expectUndisturbed(page);
  isOver = true;
  await flood;
  // Nobody is told what became of a report.
  expect(refused).toBe(0);
});
