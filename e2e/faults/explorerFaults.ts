import { explorerOn } from '../support/explorer.ts';
import { expect } from '../support/site.ts';
import { breakages, breakRequests } from './breakRequests.ts';
import type { Fault, Step } from './fault.ts';
import { seeAll, seeInTime, seePage, seePageWithNote } from './see.ts';

const EXPLORER = '/playground/';
const DATA = '**/static/explorer/*.json';

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
  {
    name: 'code of the playground: 404',
    at: EXPLORER,
    arrange: ({ page }) =>
      breakRequests(page, '**/island-Explorer.*.js', '404'),
    see: seeAll(seePageWithNote(EXPLORER), seeDefault),
  },
];
