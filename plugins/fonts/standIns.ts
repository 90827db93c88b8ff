// cspell:ignore arimo dejavu consolas
/** Of both designs, ascent and descent as parts of the font's size. */
const HEIGHTS = {
  archivo: { ascent: 0.878, descent: 0.21 },
  mono: { ascent: 1.02, descent: 0.3 },
};

const REGULAR = '';
const BOLD = '550 680';
const DISPLAY = '600 700';

const ARIAL_BOLD = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'Arimo Bold',
];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];
const DEJAVU_BOLD = ['DejaVu Sans Bold'];

/** Letters that are narrower or wider than their neighbors, compared with Archivo. */
const NARROW = 'U+66,U+69-6A,U+6C,U+72,U+74';
const WIDE = 'U+41-5A';
const WIDE_IN_DEJAVU = 'U+41-5A,U+63,U+73';
const WIDE_IN_ARIAL_BOLD = 'U+61,U+63,U+65-66,U+6B,U+74,U+77-78,U+7A';

type StandIn = [
  family: string,
  weight: string,
  local: readonly string[],
  /** Of letters, and of the space, whose face has the height and the baseline. */
  sizes: readonly [letters: number, space: number],
  ...exceptions: [size: number, range: string][],
];

/**
 * What stands in for a face while it is on its way: as wide, in percent of its own size,
 * so that lines break where they will. A later face wins. Signs are left to the next
 * family. A for Arial and its equals, R for Roboto, D for DejaVu.
 */
const STAND_INS: readonly StandIn[] = [
  [
    'Archivo A',
    REGULAR,
    ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
    [101.1, 75.2],
  ],
  ['Archivo A', BOLD, ARIAL_BOLD, [99.1, 71.3]],
  ['Display A', DISPLAY, ARIAL_BOLD, [109, 89.3], [117.6, WIDE_IN_ARIAL_BOLD]],
  [
    'Archivo R',
    REGULAR,
    ['Roboto', 'Roboto-Regular'],
    [101.4, 84.3],
    [91.9, NARROW],
    [108.3, WIDE],
  ],
  [
    'Archivo R',
    BOLD,
    ROBOTO_BOLD,
    [106.2, 79.7],
    [97.4, NARROW],
    [108.9, WIDE],
  ],
  ['Display R', DISPLAY, ROBOTO_BOLD, [119.9, 99.8], [110.6, NARROW]],
  [
    'Archivo D',
    REGULAR,
    ['DejaVu Sans'],
    [88.9, 65.6],
    [78.6, NARROW],
    [98.3, WIDE_IN_DEJAVU],
  ],
  [
    'Archivo D',
    BOLD,
    DEJAVU_BOLD,
    [84.4, 56.9],
    [72.9, NARROW],
    [92.7, WIDE_IN_DEJAVU],
  ],
  [
    'Display D',
    DISPLAY,
    DEJAVU_BOLD,
    [95.1, 71.2],
    [82.7, NARROW],
    [104.2, WIDE_IN_DEJAVU],
  ],
];

const MENLO = [
  'Menlo',
  'Menlo-Regular',
  'DejaVu Sans Mono',
  'Liberation Mono',
  'Droid Sans Mono',
];

/** The rules of all stand-ins; M is for Menlo and what is as wide, C for Consolas. */
export function createStandIns(): string {
  const face = (
    [family, weight, local]: readonly [string, string, readonly string[]],
    size: number,
    rest: string,
  ) =>
    `@font-face{font-family:'${family}';src:${local.map(name => `local('${name}')`).join()};` +
    `${weight && `font-weight:${weight};`}size-adjust:${size}%;${rest}}`;
  const height = (size: number, design: keyof typeof HEIGHTS) => {
    const percent = (part: number) => +((part / size) * 10_000).toFixed(2);
    const { ascent, descent } = HEIGHTS[design];
    return `ascent-override:${percent(ascent)}%;descent-override:${percent(descent)}%;`;
  };
  return [
    ...STAND_INS.flatMap(
      ([family, weight, local, [letters, space], ...exceptions]) => {
        const head = [family, weight, local] as const;
        return [
          face(head, letters, 'unicode-range:U+21-7E'),
          face(
            head,
            space,
            `${height(space, 'archivo')}unicode-range:U+20,U+A0`,
          ),
          ...exceptions.map(([size, range]) =>
            face(head, size, `unicode-range:${range}`),
          ),
        ];
      },
    ),
    face(['Mono M', '', MENLO], 99.7, height(99.7, 'mono')),
    face(['Mono C', '', ['Consolas']], 109.1, height(109.1, 'mono')),
  ].join('\n');
}
