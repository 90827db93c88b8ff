import { clickSidebar, useTabs, useThemeToggle } from './do.ts';
import { expect } from '../support/site.ts';
import { OTHER, START, type Fault, type Step } from './fault.ts';
import { searchFor } from './search.ts';
import { seeAll, seePage } from './see.ts';

/** What a browser may lack, as a path from the window. */
const missing = [
  'IntersectionObserver',
  'ResizeObserver',
  'matchMedia',
  'HTMLElement.prototype.showPopover',
  'Document.prototype.startViewTransition',
  'requestIdleCallback',
  'Navigation',
  'navigation',
  'CSSStyleSheet.prototype.replaceSync',
  'Array.prototype.toSpliced',
  'scheduler',
  'BroadcastChannel',
];

export function remove(path: string): Step {
  return ({ page }) =>
    page.addInitScript(name => {
      const steps = name.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<object>(
        // The names of faults are paths of objects that browsers have.
        (value, step) => Reflect.get(value, step) as object,
        window,
      );
      Reflect.deleteProperty(owner, last);
      if (last in owner) {
        Object.defineProperty(owner, last, { value: undefined });
      }
      if (Reflect.get(owner, last) !== undefined) {
        throw new Error(`${name} is still there.`);
      }
    }, path);
}

const everythingWorks: Step = seeAll(
  seePage(START),
  useTabs,
  searchFor('typescript'),
  clickSidebar(OTHER),
  seePage(OTHER),
);

/** The system prefers light, and so does a browser that can't tell. */
const seeLight: Step = ({ page }) =>
  expect(page.locator('html')).not.toHaveClass(/dark/);

export const browserFaults: readonly Fault[] = missing.map((name): Fault => ({
  name: `${name} is missing`,
  arrange: remove(name),
  see: seeAll(seeLight, useThemeToggle, everythingWorks),
}));
