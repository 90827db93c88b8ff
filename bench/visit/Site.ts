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
    /** Presses the button that opens search. */
    search: NonNullable<Act>;
  };
  /** A result of search, as CSS. */
  result: string;
  /** The link to the next page, below the text, as CSS. */
  next: string;
}

const click = (selector: string) => (page: Page) =>
  page.locator(`${selector} >> visible=true`).first().click();

const strings = dictionaries.en;
/** A button in the top bar by the start of its name, which may end with keys. */
const button = (name: string) => `role=banner >> role=button[name=/^${name}/]`;

const ours = {
  name: 'ours',
  readiness: 'behaviors',
  acts: {
    menu: click(button(strings['nav.openMenu'])),
    tab: click('role=tab[selected=false]'),
    theme: click(button(strings['theme.auto'])),
    search: click(button(strings['search.button'])),
  },
  result: 'dialog [role=grid] a',
  next: 'a[rel=next]',
} as const satisfies Site;

export const sites = {
  ours,
  /** An earlier build of ours, if `--before` names one. */
  before: { ...ours, name: 'before' },
  vitepress: {
    name: 'vitepress',
    readiness: 'vue',
    acts: {
      menu: click('.VPNavBarHamburger'),
      tab: null,
      theme: click('.VPSwitchAppearance'),
      search: click('.VPNavBarSearch button'),
    },
    result: '.VPLocalSearchBox .result',
    next: '.pager-link.next',
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
      search: click('site-search button[data-open-modal]'),
    },
    result: '.pagefind-ui__result-link',
    next: 'a[rel=next]',
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;
