import type { Step } from './fault.ts';
import { sidebarLink } from '../support/parts.ts';
import { expect } from '../support/site.ts';
import { seePage } from './see.ts';

export function clickSidebar(route: string): Step {
  return ({ page, words, to }) => sidebarLink(page, words, to(route)).click();
}

/** Follows the bar's entry of another section. */
export const clickConfig: Step = ({ page, words }) =>
  page
    .getByRole('navigation', { name: words['nav.label'] })
    .getByRole('link', { name: words['nav.config'] })
    .click();

/** Goes on to a page and loads that one anew, so that the first is forgotten. */
export function goOnAndReload(route: string): Step {
  return async visit => {
    await clickSidebar(route)(visit);
    await seePage(route)(visit);
    await visit.page.reload();
  };
}

export const goBack: Step = ({ page }) =>
  page.evaluate(() => window.history.back());

/** The theme can be chosen, and the page follows. */
export const useThemeToggle: Step = async ({ page, words }) => {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: words['theme.auto'] }).click();
  await bar.getByRole('button', { name: words['theme.light'] }).click();
  await expect(
    bar.getByRole('button', { name: words['theme.dark'] }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
};

/** One of the tabs of a group can be chosen. */
export const useTabs: Step = async ({ page, words }) => {
  const tabs = page
    .getByRole('tablist', { name: words['tabs.packageManager'] })
    .first();
  await tabs.getByRole('tab', { name: 'pnpm' }).click();
  await expect(tabs.getByRole('tab', { name: 'pnpm' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
};
