import { liveStrings } from '../../explorer/i18n/liveStrings.ts';
import { explorerOn } from '../support/explorer.ts';
import { expect } from '../support/site.ts';
import { breakages, breakRequests } from './breakRequests.ts';
import type { Fault, Step } from './fault.ts';
import { seeAll, seeInTime, seePage, seePageWithNote } from './see.ts';

const EXPLORER = '/playground/';
const DATA = '**/static/explorer/*.json';
const EXAMPLE = '/playground/?example=format-esm-and-cjs';
const ENGINE = '**/static/live-rslib/';
/** The default build is there to read, whatever else is not. */
const seeDefault: Step = async ({ page, language }) => {
  const { text } = explorerOn(page, language);
  await expect(text('src/index.ts')).toContainText('createLog');
  await expect(text('dist/index.js')).toContainText('export { createLog }');
};

/** It says so, and another try may succeed. */
const seeFailure: Step = async visit => {
  const { page, language } = visit;
  const { words, button, radio, file, isLive } = explorerOn(page, language);
  await expect(
    page.getByRole('alert').filter({ hasText: words.failed }),
  ).toBeVisible();
  await seeDefault(visit);
  await page.unroute(DATA);
  await button(words.again).click();
  await isLive();
  await radio('lib.format', 'cjs').check();
  await expect(file('index.cjs')).toBeVisible();
};

const pressRun: Step = async ({ page, language }) => {
  const { words, isLive } = explorerOn(page, language);
  await isLive();
  await page.getByRole('button', { name: words.run }).click();
};

/** The prebuilt files stay, and another try may succeed. */
const seeStartFailure: Step = async ({ page, language }) => {
  const { words, change } = explorerOn(page, language);
  const [start = ''] = liveStrings[language.lang].startFailed.split('{{');
  await expect(change).toContainText(start.trim());
  await expect(page.getByRole('button', { name: words.run })).toBeEnabled();
};

/** Data that arrives, but not as the build wrote it. */
const changed: Record<string, (text: string) => string> = {
  'cut off': text => text.slice(0, text.length / 2),
  'of another form': text => text.replace('"texts":[', '"texts":[[],'),
  'without its end': text => text.replace(/"js":\[[^\]]*\]/, '"js":[999999]'),
};

/** Faults of the page that shows what options do to the output. */
export const explorerFaults: readonly Fault[] = [
  ...breakages.map((breakage): Fault => ({
    name: `data of the playground: ${breakage}`,
    at: EXPLORER,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, DATA, breakage),
    see:
      breakage === 'hanging'
        ? ({ page, language }) =>
            seeInTime(
              page,
              page.getByText(explorerOn(page, language).words.failed),
            )
        : seeAll(seePage(EXPLORER), seeFailure),
  })),
  ...Object.entries(changed).map(([name, change]): Fault => ({
    name: `data of the playground: ${name}`,
    at: EXPLORER,
    arrange: ({ page }) =>
      page.route(DATA, async route => {
        const response = await route.fetch();
        const body = change(await response.text());
        await route.fulfill({ response, body });
      }),
    see: seeAll(seePage(EXPLORER), seeFailure),
  })),
  ...breakages
    .filter(breakage => breakage !== 'hanging')
    .map((breakage): Fault => ({
      name: `example in the playground: ${breakage}`,
      at: EXAMPLE,
      arrange: ({ page }) =>
        breakRequests(page, '**/playground/examples/*.json', breakage),
      see: seeAll(async ({ page, language }) => {
        const { words } = explorerOn(page, language);
        await expect(
          page.getByRole('alert').filter({ hasText: words.exampleFailed }),
        ).toBeVisible();
      }, seeDefault),
    })),
  ...(['404', 'refused', 'HTML'] as const).map((breakage): Fault => ({
    name: `Rslib for the playground: ${breakage}`,
    at: EXPLORER,
    arrange: ({ page }) =>
      breakRequests(page, `${ENGINE}rspack.1.*.wasm`, breakage),
    act: pressRun,
    see: seeAll(seeStartFailure, seeDefault),
  })),
  {
    name: 'Rslib for the playground: cut off',
    at: EXPLORER,
    arrange: ({ page }) =>
      page.route(`${ENGINE}rspack.1.*.wasm`, async route => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ response, body: body.subarray(0, 1_000_000) });
      }),
    act: pressRun,
    see: seeAll(seeStartFailure, seeDefault),
  },
  {
    name: 'code of the playground: 404',
    at: EXPLORER,
    arrange: ({ page }) =>
      breakRequests(page, '**/island-Explorer.*.js', '404'),
    see: seeAll(seePageWithNote(EXPLORER), seeDefault),
  },
];
