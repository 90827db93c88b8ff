// A word that no page has. cspell:ignore qqxxzz
import type { Locator, Page } from '@playwright/test';
import { atService, expect, PAGE, test } from '../support/hostedSearch.ts';
import {
  replyHits,
  replyJson,
  type Behaviour,
  type HostedServer,
} from '../support/hostedServer.ts';
import { chinese, english, type TestLanguage } from '../support/languages.ts';
import { openSearch, type SearchParts } from '../support/search.ts';
import { stopClock } from '../support/stopClock.ts';

test.use(atService);

const raw =
  (body: string, type = 'application/json', status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

/** What can go wrong. Hostile answers are in e2e/hostile/hostedAnswers.hostile.ts. */
const faults: Record<string, Behaviour> = {
  reset: (_request, response) => response.destroy(),
  hang: () => undefined,
  slow: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"results":[');
  },
  '500': replyJson({ message: 'no' }, 500),
  '403': replyJson({ message: 'no' }, 403),
  HTML: raw('<h1>Hello</h1>', 'text/html'),
  'truncated JSON': raw('{"results":[{"hi'),
  '{}': replyJson({}),
  'null hits': replyJson({ results: [{ hits: null }] }),
};

/** Hits that are none are no fault that a reader has to know of. */
const USELESS = {
  'hits without hierarchy': replyHits([
    { objectID: 'a', url: '/guide/sails' },
    null,
    7,
  ]),
};

interface Site extends SearchParts {
  language: TestLanguage;
  told: Locator;
}

/** A page of each language with its dialog open; time passes as the test says. */
async function openBoth(page: Page): Promise<Site[]> {
  await stopClock(page);
  const pages = [page, await page.context().newPage()];
  return Promise.all(
    pages.map(async (own, at) => {
      const language = at === 0 ? english : chinese;
      const { words, prefix } = language;
      const parts = await openSearch(own, `${prefix}${PAGE}`, words);
      const told = parts.dialog.getByText(words['search.error']).first();
      return { ...parts, language, told };
    }),
  );
}

/** Asks what no cache knows, with nothing of before on the screen. */
async function ask({ field, options, told, language }: Site, number: number) {
  await field.fill('');
  await expect(options).toHaveCount(0);
  await expect(told).toHaveCount(0);
  const gap = ' '.repeat(number + 1);
  await field.fill(
    language.prefix ? `球帆${gap}主帆` : `spinnaker${gap}mainsail`,
  );
}

/** Long enough for hosts that failed to be asked again. */
const forgetHosts = (page: Page) => page.clock.fastForward(121_000);

/** What both languages show of each fault, which is told, or is not. */
async function proveFaults(
  page: Page,
  service: HostedServer,
  behaviours: Record<string, Behaviour>,
  isTold: boolean,
) {
  const sites = await openBoth(page);
  for (const [number, [fault, behave]] of Object.entries(
    behaviours,
  ).entries()) {
    await test.step(`[8.transport-errors] ${fault}: a truthful screen with local results, in both languages`, async () => {
      service.behave = behave;
      // One clock for both, so before either asks.
      await forgetHosts(page);
      for (const site of sites) await ask(site, number);
      for (const { dialog, options, told, language } of sites) {
        const { words, prefix } = language;
        // Local hits stand in for a service that is late. Only then may more time
        // pass: the code and the index that find them have time limits as well.
        await page.clock.runFor(1_000);
        await expect(options.first()).toBeVisible();
        if (isTold) {
          await expect(async () => {
            await page.clock.runFor(10_000);
            await expect(told).toBeVisible({ timeout: 200 });
          }).toPass();
          await expect(
            dialog.getByText(words['search.errorHelp']),
          ).toBeVisible();
        }
        await expect(options.first()).toBeVisible();
        const none = words['search.noResults'].replace(/\{\{query\}\}.*/, '');
        await expect(dialog.getByText(none)).toHaveCount(0);
        const addresses = await options.evaluateAll(all =>
          all.map(option => option.getAttribute('href') ?? ''),
        );
        for (const address of addresses) {
          expect(address).toMatch(new RegExp(`^${prefix}/guide/`));
        }
      }
    });
  }
  return sites;
}

test('a service that fails', async ({ page, service }) => {
  const sites = await proveFaults(page, service, faults, true);

  await test.step("[8.transport-retry] refused: 'Unable to fetch results' stands above local results", async () => {
    await forgetHosts(page);
    await service.stop();
    for (const site of sites) {
      const { options, told } = site;
      await ask(site, Object.keys(faults).length);
      await expect(told).toBeVisible();
      await expect(options.first()).toBeVisible();
      const hit = await options.first().boundingBox();
      expect((await told.boundingBox())?.y).toBeLessThan(hit?.y ?? 0);
    }
  });
});

test('a service that sends what is of no use', async ({ page, service }) => {
  const sites = await proveFaults(page, service, USELESS, false);

  for (const { dialog, field, language } of sites) {
    const { name, words } = language;
    await test.step(`[8.no-results] ${name}: without an address to tell, nobody is asked to`, async () => {
      service.behave = replyHits([]);
      await field.fill('qqxxzz');
      const read = dialog.getByRole('paragraph');
      await expect(read).toHaveCount(1);
      await expect(read).toContainText('qqxxzz');
      await expect(
        dialog.getByRole('link', { name: words['search.missingLink'] }),
      ).toHaveCount(0);
    });
  }
});

test('[8.transport-retry] with no local index either, the error stands alone', async ({
  page,
  service,
}) => {
  service.behave = replyJson({}, 500);
  await page
    .context()
    .route('**/static/search/**', route => route.fulfill({ status: 404 }));
  const { dialog, field, options } = await openSearch(
    page,
    PAGE,
    english.words,
  );
  await field.fill('spinnaker');
  await expect(
    dialog.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(options).toHaveCount(0);
  await expect(dialog.getByText('No results')).toHaveCount(0);
});
