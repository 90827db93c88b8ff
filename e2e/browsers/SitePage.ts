import { expect } from '@playwright/test';
import type { Driver, PageElement, Target } from './Driver.ts';

function describe({ role, name, within }: Target): string {
  const own = name === undefined ? role : `${role} “${name}”`;
  return within ? `${own} in ${describe(within)}` : own;
}

export type SitePage = ReturnType<typeof createSitePage>;

/** The site in one window: what flows do and what they wait for. */
export function createSitePage(driver: Driver, origin: string) {
  const read = <Result>(read: () => Result) => driver.readWith(undefined, read);

  const shows = (target: Target) =>
    expect
      .poll(async () => (await driver.all(target)).length, describe(target))
      .toBeGreaterThan(0);

  async function first(target: Target): Promise<PageElement> {
    await shows(target);
    const [found] = await driver.all(target);
    if (!found) throw new Error(`${describe(target)} came and went.`);
    return found;
  }

  return {
    ...driver,
    read,
    shows,
    first,
    open: (path: string) => driver.goto(origin + path),

    // By script: the drivers' own commands wait for a page load, and the site often
    // changes the page without one.
    back: () => read(() => history.back()),
    forward: () => read(() => history.forward()),

    async click(target: Target): Promise<void> {
      await (await first(target)).click();
    },

    /** The link to a path in part of the page. */
    async linkTo(path: string, within: Target): Promise<PageElement> {
      await shows({ role: 'link', within });
      for (const link of await driver.all({ role: 'link', within })) {
        const href = await link.evaluate(one => one.getAttribute('href'));
        if (href === path) return link;
      }
      throw new Error(`No link in ${describe(within)} leads to ${path}.`);
    },

    hides: (target: Target) =>
      expect
        .poll(async () => (await driver.all(target)).length, describe(target))
        .toBe(0),

    /** Waits until the address, without the origin, is this path. */
    isAt: (path: string) =>
      expect.poll(() => read(() => location.href)).toBe(origin + path),

    /** Waits until the trimmed text of the element is this text. */
    says: (target: Target, text: string) =>
      expect
        .poll(async () => {
          const [found] = await driver.all(target);
          return found?.evaluate(one => one.textContent?.trim());
        }, describe(target))
        .toBe(text),
  };
}
