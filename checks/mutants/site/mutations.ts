/** A change that a reader would notice, and the clauses whose tests must see it. */
export interface Mutation {
  name: string;
  /** Text replaced in a file; each must be found exactly as written. */
  edits: { file: string; from: string; to: string }[];
  clauses: string[];
}

const CONSTANTS = 'theme/constants.ts';
const TOKENS = 'theme/styles/tokens.css';
const BASE = 'theme/styles/base.css';

/** A constant with another value; `css` names places that repeat it. */
function constant(
  name: string,
  from: string,
  to: string,
  clauses: string[],
  css: { file: string; from: string; to: string }[] = [],
): Mutation {
  return {
    name: `${name} ${from} → ${to}`,
    edits: [
      {
        file: CONSTANTS,
        from: `export const ${name} = ${from};`,
        to: `export const ${name} = ${to};`,
      },
      ...css,
    ],
    clauses,
  };
}

/** A word the spec quotes, with another wording. */
function word(from: string, to: string, clauses: string[]): Mutation {
  return {
    name: `'${from}' → '${to}'`,
    edits: [{ file: 'i18n/en.ts', from: `'${from}'`, to: `'${to}'` }],
    clauses,
  };
}

export const mutations: readonly Mutation[] = [
  constant('DROPDOWN_CLOSE_MS', '150', '400', ['2.4.dropdown']),
  constant('POPOVER_DELAY_MS', '100', '300', ['9.popup-tokens']),
  constant(
    'TOOLTIP_MAX_WIDTH_PX',
    '250',
    '320',
    ['9.popup-tokens'],
    [
      {
        file: 'theme/ui/Tooltip.module.css',
        from: 'max-inline-size: 250px',
        to: 'max-inline-size: 320px',
      },
    ],
  ),
  constant(
    'POPUP_FONT_PX',
    '14',
    '16',
    ['9.popup-tokens'],
    [
      {
        file: TOKENS,
        from: '--site-size-small: 0.875rem',
        to: '--site-size-small: 1rem',
      },
    ],
  ),
  constant(
    'POPUP_RADIUS_PX',
    '6',
    '10',
    ['9.popup-tokens'],
    [{ file: TOKENS, from: '--site-radius: 6px', to: '--site-radius: 10px' }],
  ),
  constant(
    'CONTROL_HEIGHT_PX',
    '32',
    '28',
    ['9.popup-tokens'],
    [
      {
        file: 'theme/nav/NavBar.module.css',
        from: '  block-size: 2rem;',
        to: '  block-size: 1.75rem;',
      },
    ],
  ),
  constant(
    'POPUP_LAYER',
    '1000',
    '900',
    ['9.popup-tokens'],
    [
      {
        file: TOKENS,
        from: '--site-layer-popup: 1000',
        to: '--site-layer-popup: 900',
      },
    ],
  ),
  constant('MAX_INLINE_SOCIAL_LINKS', '5', '4', ['2.4.social-five']),
  constant(
    'BREAKPOINTS_PX',
    '[480, 576, 768, 992, 1200, 1600] as const',
    '[480, 576, 768, 992, 1200] as const',
    ['9.popup-tokens'],
  ),
  constant('MOBILE_BREAKPOINT_PX', '768', '700', ['2.4.mobile-menu']),
  constant('SIDEBAR_BREAKPOINT_PX', '960', '900', ['2.4.mobile-sidebar']),
  constant(
    'OUTLINE_BREAKPOINT_PX',
    '1280',
    '1200',
    ['9.sidebar-menu'],
    [
      {
        file: 'theme/sidebar/MenuBar.module.css',
        from: '@media (width <= 1280px)',
        to: '@media (width <= 1200px)',
      },
    ],
  ),
  constant(
    'NAV_HEIGHT_PX',
    '72',
    '64',
    ['9.nav-height'],
    [
      {
        file: TOKENS,
        from: '--site-bar-height: 72px',
        to: '--site-bar-height: 64px',
      },
    ],
  ),
  constant(
    'NAV_HEIGHT_MOBILE_PX',
    '56',
    '64',
    ['9.nav-height'],
    [
      {
        file: BASE,
        from: '--site-bar-height: 56px',
        to: '--site-bar-height: 64px',
      },
    ],
  ),
  constant(
    'MENU_HEIGHT_PX',
    '46',
    '40',
    ['9.sidebar-menu'],
    [
      {
        file: 'theme/sidebar/MenuBar.module.css',
        from: 'block-size: 46px',
        to: 'block-size: 40px',
      },
    ],
  ),
  constant('OUTLINE_DEPTHS', '[2, 3, 4] as const', '[2, 3] as const', [
    '2.3.outline',
  ]),
  constant('SCROLL_THROTTLE_MS', '100', '300', ['9.throttles']),
  constant('NAV_SCROLL_THROTTLE_MS', '200', '500', ['9.throttles']),
  constant('PROGRESS_DELAY_MS', '200', '400', ['2.5.progress']),
  constant('PROGRESS_MINIMUM', '0.08', '0.2', ['9.progress']),
  constant('PROGRESS_SPEED_MS', '200', '600', ['9.progress']),
  constant('PROGRESS_TRICKLE', '0.02', '0.1', ['9.progress']),
  constant('PROGRESS_TRICKLE_MS', '800', '300', ['9.progress']),
  constant('CODE_COPIED_MS', '2000', '900', ['4.copy-code-state']),
  constant('PAGE_COPIED_MS', '500', '1500', ['4.copy-page-states']),
  constant('ZOOM_ATTACH_MS', '100', '600', ['4.zoom-open']),
  constant('ZOOM_TRANSITION_MS', '300', '700', ['9.zoom']),
  constant('ZOOM_MARGIN_PX', '0', '40', ['9.zoom']),
  constant('ZOOM_SCROLL_OFFSET_PX', '40', '10', ['9.zoom']),
  constant('ZOOM_CLOSE_DELAY_MS', '150', '600', ['9.zoom']),
  constant(
    'THEME_ANIMATION_MS',
    '400',
    '900',
    ['4.theme-animation'],
    [
      {
        file: BASE,
        from: 'animation-duration: 400ms',
        to: 'animation-duration: 900ms',
      },
    ],
  ),
  constant(
    'THEME_STORAGE_KEY',
    "'rspress-theme-appearance'",
    "'theme-appearance'",
    ['4.theme-storage'],
  ),

  word('ON THIS PAGE', 'CONTENTS', ['2.3.outline']),
  word('Previous Page', 'Back', ['2.3.prev-next']),
  word('Next Page', 'On', ['2.3.prev-next']),
  word('Source', 'Code', ['2.3.source-link']),
  word('Overview', 'Summary', ['2.6.title-filter']),
  word('Others', 'Rest', ['2.6.groups']),
  word('Filter', 'Narrow', ['2.6.title-filter']),
  word('Enter keyword', 'Type here', ['2.6.title-filter']),
  word('No matching API found: {{query}}', 'Nothing: {{query}}', [
    '2.6.no-match',
  ]),
  word('PAGE NOT FOUND', 'NOTHING HERE', ['2.7.text']),
  word('Take me home', 'Home', ['2.7.text']),
  word('Read {{url}}, I want to ask questions about it.', 'Explain {{url}}.', [
    '2.9.ai-links',
  ]),
];
