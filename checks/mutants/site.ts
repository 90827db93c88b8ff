// Numbers and strings that the specification states and readers see, each with
// the clause whose browser tests must notice the change.
import { globSync, readFileSync } from 'node:fs';
import type { Mutant } from './Mutant.ts';

const SUITES = ['e2e/site', 'e2e/pages'];
const CONSTANTS = 'shared/constants.ts';
const STRINGS = 'i18n/en.ts';
const TOKENS = 'theme/styles/tokens.css';
const BASE = 'theme/styles/base.css';
const MENU_BAR = 'theme/sidebar/MenuBar.module.css';

type Row = [
  clause: string,
  file: string,
  before: string,
  from: string,
  to: string,
];

const rows: Row[] = [
  ['2.4.dropdown', CONSTANTS, 'DROPDOWN_CLOSE_MS = ', '150', '400'],
  ['9.popup-tokens', CONSTANTS, 'POPOVER_DELAY_MS = ', '100', '300'],
  [
    '9.popup-tokens',
    'theme/ui/Tooltip.module.css',
    'max-inline-size: ',
    '250px',
    '320px',
  ],
  ['9.popup-tokens', TOKENS, '--site-size-small: ', '0.875rem', '1rem'],
  ['9.popup-tokens', TOKENS, '--site-radius: ', '6px', '10px'],
  [
    '9.popup-tokens',
    'theme/nav/NavBar.module.css',
    '  block-size: ',
    '2rem',
    '1.75rem',
  ],
  ['9.popup-tokens', TOKENS, '--site-layer-popup: ', '1000', '900'],
  ['9.popup-tokens', CONSTANTS, '992, 1200', ', 1600', ''],
  ['2.4.social-five', CONSTANTS, 'MAX_INLINE_SOCIAL_LINKS = ', '5', '4'],
  ['2.4.mobile-menu', CONSTANTS, 'MOBILE_BREAKPOINT_PX = ', '768', '700'],
  ['2.4.mobile-sidebar', CONSTANTS, 'SIDEBAR_BREAKPOINT_PX = ', '960', '900'],
  ['9.sidebar-menu', MENU_BAR, '@media (width <= ', '1280px', '1200px'],
  ['9.nav-height', TOKENS, '--site-bar-height: ', '72px', '64px'],
  ['9.nav-height', BASE, '--site-bar-height: ', '56px', '64px'],
  ['9.sidebar-menu', MENU_BAR, 'block-size: ', '46px', '40px'],
  ['2.3.outline', CONSTANTS, 'OUTLINE_DEPTHS = ', '[2, 3, 4]', '[2, 3]'],
  [
    '9.throttles',
    CONSTANTS,
    'export const SCROLL_THROTTLE_MS = ',
    '100',
    '300',
  ],
  ['9.throttles', CONSTANTS, 'NAV_SCROLL_THROTTLE_MS = ', '200', '500'],
  ['2.5.progress', CONSTANTS, 'PROGRESS_DELAY_MS = ', '200', '400'],
  ['9.progress', CONSTANTS, 'PROGRESS_MINIMUM = ', '0.08', '0.2'],
  ['9.progress', CONSTANTS, 'PROGRESS_SPEED_MS = ', '200', '600'],
  ['9.progress', CONSTANTS, 'PROGRESS_TRICKLE = ', '0.02', '0.1'],
  ['9.progress', CONSTANTS, 'PROGRESS_TRICKLE_MS = ', '800', '300'],
  ['4.copy-code-state', CONSTANTS, 'CODE_COPIED_MS = ', '2000', '900'],
  ['4.copy-page-states', CONSTANTS, 'PAGE_COPIED_MS = ', '500', '1500'],
  ['4.zoom-open', CONSTANTS, 'ZOOM_ATTACH_MS = ', '100', '600'],
  ['9.zoom', CONSTANTS, 'ZOOM_TRANSITION_MS = ', '300', '700'],
  ['9.zoom', CONSTANTS, 'ZOOM_MARGIN_PX = ', '0', '40'],
  ['9.zoom', CONSTANTS, 'ZOOM_SCROLL_OFFSET_PX = ', '40', '10'],
  ['9.zoom', CONSTANTS, 'ZOOM_CLOSE_DELAY_MS = ', '150', '600'],
  ['4.theme-animation', BASE, 'animation-duration: ', '400ms', '900ms'],
  ['4.theme-storage', 'shared/storageKeys.ts', "THEME_KEY = '", 'rspress-', ''],

  ['2.3.outline', STRINGS, "'", 'ON THIS PAGE', 'CONTENTS'],
  ['2.3.prev-next', STRINGS, "'", 'Previous Page', 'Back'],
  ['2.3.prev-next', STRINGS, "'", 'Next Page', 'On'],
  ['2.3.source-link', STRINGS, "'", "Source'", "Code'"],
  ['2.6.title-filter', STRINGS, "'", "Overview'", "Summary'"],
  ['2.6.groups', STRINGS, "'", "Others'", "Rest'"],
  ['2.6.title-filter', STRINGS, "'", "Filter'", "Narrow'"],
  ['2.6.title-filter', STRINGS, "'", 'Enter keyword', 'Type here'],
  ['2.6.no-match', STRINGS, "'", 'No matching API found', 'Nothing'],
  ['2.7.text', STRINGS, "'", 'PAGE NOT FOUND', 'NOTHING HERE'],
  ['2.7.text', STRINGS, "'", 'Take me home', 'Home'],
  [
    '2.9.ai-links',
    STRINGS,
    "'",
    'Read {{url}}, I want',
    'Read {{url}}. I need',
  ],
];

export const siteMutants: Mutant[] = rows.map(
  ([clause, file, before, from, to]) => ({
    name: `${before}${from} → ${to}`,
    edits: [[file, before + from, before + to]],
    check: testClauses([clause]),
    caughtBy: `[${clause}`,
  }),
);

/** Builds what the tests of some clauses look at, and runs the files that have them. */
export function testClauses(clauses: readonly string[]): string[][] {
  const specs = SUITES.flatMap(suite => globSync(`${suite}/*.spec.ts`))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => clauses.some(id => text.includes(`[${id}`)));
  const fixtures = specs.flatMap(({ text }) =>
    [...text.matchAll(/(?:onFixture|fixtureOrigin)\('([\w-]+)'\)/g)].flatMap(
      ([, name = '']) => name,
    ),
  );
  return [
    ['npx', 'rspress', 'build'],
    ...(fixtures.length > 0
      ? [['node', 'scripts/fixtures.ts', ...new Set(fixtures)]]
      : []),
    ...SUITES.map(suite => ({
      suite,
      files: specs
        .map(({ file }) => file)
        .filter(file => file.startsWith(suite)),
    }))
      .filter(({ files }) => files.length > 0)
      .map(({ suite, files }) => [
        ...['npx', 'playwright', 'test', '-c', suite],
        ...files,
        '--reporter=dot',
      ]),
  ];
}
