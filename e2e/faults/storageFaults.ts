import { everyStorageKey } from '../support/everyStorageKey.ts';
import { useTabs, useThemeToggle } from './do.ts';
import { START, type Fault, type Step } from './fault.ts';
import { searchFor } from './search.ts';
import { seeAll, seePage } from './see.ts';

/** Everything that remembers something works for this page at least. */
const everythingWorks: Step = seeAll(
  seePage(START),
  useThemeToggle,
  useTabs,
  searchFor('typescript'),
);

export function replaceStorage(how: 'throws' | 'null' | 'full'): Step {
  return ({ page }) =>
    page.addInitScript(kind => {
      const refuse = () => {
        throw new DOMException('Made for a test', 'QuotaExceededError');
      };
      if (kind === 'full') {
        Storage.prototype.setItem = refuse;
        return;
      }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: kind === 'throws' ? refuse : () => null,
        });
      }
    }, how);
}

function storeGarbage(garbage: string): Step {
  return ({ page }) =>
    page.addInitScript(
      ({ names, value }) => {
        for (const name of names) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      { names: everyStorageKey, value: garbage },
    );
}

export const storageFaults: readonly Fault[] = [
  ...(['throws', 'null', 'full'] as const).map((how): Fault => ({
    name: `storage: ${how}`,
    arrange: replaceStorage(how),
    see: everythingWorks,
  })),
  ...[
    'null',
    '{',
    '[null]',
    '{"length":9}',
    '[{"objectID":"a","url":"/","hierarchy":{"lvl1":"A","lvl0":7}}]',
    'x'.repeat(100_000),
  ].map((garbage): Fault => ({
    name: `storage: every key holds ${garbage.slice(0, 40)}`,
    arrange: storeGarbage(garbage),
    see: everythingWorks,
  })),
];
