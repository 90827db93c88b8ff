import type { Page } from '@playwright/test';
import { dictionaries } from '../../i18n/index.ts';
import type { Readiness } from './observe.ts';

/** A reader's interaction with a site; null if the site has no such part. */
type Act = ((page: Page) => Promise<void>) | null;

/** How to use a built site; the same interactions for each engine. */
export interface Site {
  name: string;
  readiness: Readiness;
  acts: {
    /** Opens the menu on a narrow screen. */
    menu: Act;
    tab: Act;
    theme: Act;
    /** Opens search and focuses its field. */
    search: Act;
  };
}

const click = (selector: string) => (page: Page) =>
  page.locator(`${selector} >> visible=true`).first().click();

async function openSearch(page: Page, selector: string): Promise<void> {
  await click(selector)(page);
  await page.waitForFunction(
    `document.activeElement?.matches('input, [role=combobox]')`,
  );
}

const search = (selector: string) => (page: Page) => openSearch(page, selector);

const words = dictionaries.en;
/** A button in the top bar by the start of its name, which may end with keys. */
const button = (name: string) => `role=banner >> role=button[name=/^${name}/]`;

export const sites = {
  ours: {
    name: 'ours',
    readiness: 'react',
    acts: {
      menu: click(button(words['nav.openMenu'])),
      tab: click('role=tab[selected=false]'),
      theme: click(button(words['theme.auto'])),
      search: search(button(words['search.button'])),
    },
  },
  bare: {
    name: 'bare',
    readiness: 'react',
    acts: {
      menu: click('.rp-nav-hamburger__sm'),
      tab: click('.rp-tabs__label__item--not-selected'),
      theme: click('.rp-switch-appearance'),
      search: search('.rp-search-button'),
    },
  },
  vitepress: {
    name: 'vitepress',
    readiness: 'vue',
    acts: {
      menu: click('.VPNavBarHamburger'),
      tab: null,
      theme: click('.VPSwitchAppearance'),
      search: search('.VPNavBarSearch button'),
    },
  },
  starlight: {
    name: 'starlight',
    readiness: 'customElements',
    acts: {
      menu: click('button[popovertarget=starlight__sidebar]'),
      tab: null,
      // A native select: the keyboard changes it without opening it.
      theme: async page => {
        await page.locator('starlight-theme-select select').first().focus();
        await page.keyboard.press('ArrowDown');
      },
      search: search('site-search button[data-open-modal]'),
    },
  },
  docusaurus: {
    name: 'docusaurus',
    readiness: 'react',
    acts: {
      menu: click('.navbar__toggle'),
      tab: null,
      theme: click('[class*=toggleButton]'),
      // Only ships with a hosted service.
      search: null,
    },
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;
