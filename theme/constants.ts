/**
 * The numbers of section 9 of the spec that the theme works with, each once.
 * Style sheets repeat a few of them; constants.test.ts holds those equal.
 */

/** A dropdown closes this long after the pointer leaves it. */
export const DROPDOWN_CLOSE_MS = 150;

/** Popovers open this long after the pointer comes. */
export const POPOVER_DELAY_MS = 100;

/** The mobile menu is for windows narrower than this. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Up to here the sidebar is a drawer behind the menu bar. */
export const SIDEBAR_BREAKPOINT_PX = 960;

/** Up to here the outline folds into the menu bar. */
export const OUTLINE_BREAKPOINT_PX = 1280;

/** Height of the navigation bar, and at the mobile breakpoint or narrower. */
export const NAV_HEIGHT_PX = 72;
export const NAV_HEIGHT_MOBILE_PX = 56;

/** Height of the menu bar that holds the sidebar and outline buttons. */
export const MENU_HEIGHT_PX = 46;

/** At most so many social links stand in the bar; the rest are behind 'more'. */
export const MAX_INLINE_SOCIAL_LINKS = 5;

/** Scroll handlers run at most this often. */
export const SCROLL_THROTTLE_MS = 100;

/** Loading shorter than this shows no progress bar. */
export const PROGRESS_DELAY_MS = 200;

/** A code block's button says 'copied' this long. */
export const CODE_COPIED_MS = 2000;

/** Headings of these levels are in the outline. */
export const OUTLINE_DEPTHS = [2, 3, 4] as const;

/** Where the reader's choice of theme is kept. */
export const THEME_STORAGE_KEY = 'rspress-theme-appearance';
