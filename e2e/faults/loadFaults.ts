import { readFileSync } from 'node:fs';
import { expect } from '../support/site.ts';
import { breakages, breakRequests, changeScripts } from './breakRequests.ts';
import { START, type Fault, type Step } from './fault.ts';
import { builtFolder } from './place.ts';
import { noteOf, seeAll, seeInTime, seePage, seePageWithNote } from './see.ts';

/** The scripts that every page starts with, as the build wrote them. */
const entries = [
  ...readFileSync(`${builtFolder}${START}.html`, 'utf8').matchAll(
    /<script[^>]* src="([^"]+)"/g,
  ),
].map(([, address = '']) => address);
const main = entries.at(-1) ?? '';

const staticPage = { isStatic: true, see: seePageWithNote(START) };

/** A page whose code never comes is read as it is, and says what is missing. */
const seeNoteInTime: Step = async visit => {
  await seePage(START)(visit);
  await seeInTime(visit.page, noteOf(visit, 'parts'));
};

/** Without its fonts a page is complete: drawn, at work, and with no note. */
const seeNoNote: Step = async visit => {
  const { page } = visit;
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance.getEntriesByName('first-contentful-paint').length > 0 &&
          'ready' in document.documentElement.dataset,
      ),
    )
    .toBe(true);
  await expect(noteOf(visit, 'parts')).toBeHidden();
};

/** Faults on the way of a page that is opened. */
export const loadFaults: readonly Fault[] = [
  ...entries.map((entry, index): Fault => ({
    name: `entry script ${index + 1} is refused`,
    ...staticPage,
    arrange: ({ page }) => breakRequests(page, `**${entry}`, 'refused'),
  })),
  ...breakages.map((breakage): Fault => ({
    name: `main script: ${breakage}`,
    ...staticPage,
    takesTime: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, `**${main}`, breakage),
    see: breakage === 'hanging' ? seeNoteInTime : staticPage.see,
  })),
  {
    name: 'main script: cut off',
    ...staticPage,
    arrange: ({ page }) =>
      changeScripts(page, `**${main}`, code => code.slice(0, 2000)),
  },
  {
    name: 'no script at all',
    ...staticPage,
    arrange: ({ page }) => breakRequests(page, '**/*.js', 'refused'),
  },
  ...(['refused', 'HTML', 'hanging'] as const).map((breakage): Fault => ({
    name: `fonts: ${breakage}`,
    // A page is loaded when its fonts are, so nobody waits for that.
    isStatic: breakage === 'hanging',
    arrange: ({ page }) => breakRequests(page, '**/*.woff2', breakage),
    see: seeAll(seePage(START), seeNoNote),
  })),
  {
    name: 'no style sheet at all',
    arrange: ({ page }) => breakRequests(page, '**/*.css', 'refused'),
    // All rules are in the page: the bar keeps its place.
    see: seeAll(seePage(START), async ({ page }) => {
      const bar = page.getByRole('banner');
      const position = await bar.evaluate(
        element => getComputedStyle(element).position,
      );
      if (position === 'static') throw new Error('The page has no style.');
    }),
  },
];
