/**
 * The numbers of section 9 of the spec that scripts work with, each once. Those of style
 * sheets are measured in a browser, and constants.test.ts reads their breakpoints.
 */

/* Navigation and popups */

/** A dropdown closes this long after the pointer leaves it. */
export const DROPDOWN_CLOSE_MS = 150;

/**
 * Popovers and tooltips open this long after the pointer arrives, and close this long
 * after it leaves.
 */
export const POPOVER_DELAY_MS = 100;

/** The bar shows this many social links; the rest are in a dropdown. */
export const MAX_INLINE_SOCIAL_LINKS = 5;

/** A page is fetched ahead when the reader rests on its link this long. */
export const PRELOAD_DELAY_MS = 50;

/** The most pages to fetch ahead before one of them is opened. */
export const MAX_PRELOADS = 10;

/* Layout */

/** Widths at which a part may change; the layout itself changes at 768, 960, and 1280. */
export const BREAKPOINTS_PX = [480, 576, 768, 992, 1200, 1600] as const;

/** The mobile menu is for windows narrower than this. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Up to here the sidebar is a drawer behind the menu bar. */
export const SIDEBAR_BREAKPOINT_PX = 960;

/** Height of the navigation bar on a wide screen. */
export const NAV_HEIGHT_PX = 72;

/** Headings of these levels are in the outline. */
export const OUTLINE_DEPTHS = [2, 3, 4] as const;

/** Scroll handlers run at most this often; the navigation bar's less. */
export const SCROLL_THROTTLE_MS = 100;
export const NAV_SCROLL_THROTTLE_MS = 200;

/* Loading */

/** Loading shorter than this shows no progress bar. */
export const PROGRESS_DELAY_MS = 200;

/**
 * Where the bar starts, how long a move takes, and how far and how often it creeps on.
 */
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE = 0.02;
export const PROGRESS_TRICKLE_MS = 800;

/* Copying */

/** A code block's button says 'copied' this long. */
export const CODE_COPIED_MS = 2000;

/** The copy-page button is back to normal this long after success. */
export const PAGE_COPIED_MS = 500;

/* Image zoom */

/** Images can be zoomed this long after the page is shown. */
export const ZOOM_ATTACH_MS = 100;

/** Zooming in and out takes this long. */
export const ZOOM_TRANSITION_MS = 300;

/** Space kept around a zoomed image. */
export const ZOOM_MARGIN_PX = 0;

/** Scrolling further than this closes the image, after this delay. */
export const ZOOM_SCROLL_OFFSET_PX = 40;
export const ZOOM_CLOSE_DELAY_MS = 150;

/* Images */

/** One transparent pixel, in place of a missing logo. */
export const TRANSPARENT_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
