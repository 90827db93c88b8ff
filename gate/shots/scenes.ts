import type { Page } from '@playwright/test';
import type { Dictionary } from '../../i18n/index.ts';

/** Something a reader can see, and how to get there. */
export interface Scene {
  /** Address in the default language. */
  address: string;
  /** A fixture site, where the real one has no such thing. */
  fixture?: string;
  widths?: readonly number[];
  /** What the reader does before the picture. */
  prepare?: (page: Page, words: Dictionary) => Promise<void>;
}

const NARROW = [390];
const WIDE = [900, 1440];

export const scenes: Record<string, Scene> = {
  home: { address: '/' },
  guide: { address: '/guide/start/quick-start' },
  config: { address: '/config/lib/format' },
  overview: { address: '/config/' },
  blog: { address: '/blog/' },
  post: { address: '/blog/introducing-rslib' },
  'not-found': { address: '/nope' },

  'mobile-menu': {
    address: '/config/lib/format',
    widths: NARROW,
    prepare: (page, words) => press(page, words['nav.openMenu']),
  },
  'mobile-sidebar': {
    address: '/config/lib/format',
    widths: [390, 900],
    prepare: (page, words) => press(page, words['sidebar.menu']),
  },
  'mobile-outline': {
    address: '/config/lib/format',
    widths: [390, 900],
    prepare: async (page, words) => {
      await page
        .locator('summary', { hasText: words['outline.title'] })
        .click();
    },
  },
  popover: {
    address: '/config/lib/format',
    widths: [390, ...WIDE],
    prepare: (page, words) => press(page, words['toolchain.open']),
  },
  'ai-dropdown': {
    address: '/config/lib/format',
    prepare: (page, words) => press(page, words['actions.ask']),
  },
  'filter-match': {
    address: '/config/',
    prepare: (page, words) => filter(page, words, 'ext'),
  },
  'filter-no-match': {
    address: '/config/',
    prepare: (page, words) => filter(page, words, 'webpack'),
  },
  'nav-dropdown': {
    address: '/guide/',
    fixture: 'versions',
    widths: WIDE,
    prepare: async (page, words) => {
      const versions = page.getByRole('group', { name: words['nav.version'] });
      await versions.getByRole('button').first().click();
    },
  },
  'zoomed-image': {
    address: '/guide/pictures',
    fixture: 'articles',
    prepare: async (page, words) => {
      const start = words['zoom.open'].replace('{{name}}', '');
      await page.getByRole('button', { name: start }).first().click();
    },
  },
  'search-empty': {
    address: '/guide/start/quick-start',
    prepare: (page, words) => search(page, words, ''),
  },
  'search-hits': {
    address: '/guide/start/quick-start',
    prepare: (page, words) => search(page, words, 'dts.bundle'),
  },
  'search-none': {
    address: '/guide/start/quick-start',
    prepare: (page, words) => search(page, words, '???'),
  },
};

async function search(
  page: Page,
  words: Dictionary,
  query: string,
): Promise<void> {
  await press(page, words['search.button']);
  await page.getByRole('combobox').fill(query);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

async function filter(
  page: Page,
  words: Dictionary,
  query: string,
): Promise<void> {
  await page.getByLabel(words['overview.filter']).fill(query);
}
