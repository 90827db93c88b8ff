import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, boxHeight, type Area, type Point } from './parts.tsx';

type FormatWords = DiagramProps<'formats'>['strings'];

interface Way {
  name: keyof FormatWords;
  /** Cases of this way, each with the formats to build. */
  cases: readonly (readonly [keyof FormatWords, string])[];
}

const DEFAULT_FORMAT = '`esm`';

const ways: readonly Way[] = [
  {
    name: 'module',
    cases: [
      ['current', DEFAULT_FORMAT],
      ['older', '`esm` + `cjs`'],
    ],
  },
  {
    name: 'script',
    cases: [
      ['functions', '`umd`'],
      ['byItself', '`iife`'],
    ],
  },
  { name: 'server', cases: [['running', '`mf`']] },
];

const CASE_HEIGHT = 62;
const WAY_HEIGHT = 44;
const FORMAT_HEIGHT = 36;

const wide = {
  width: 704,
  question: [0, 127, 138, 80],
  way: { x: 172, width: 150 },
  case: { x: 354, width: 214 },
  format: { x: 604, width: 100 },
  rowPx: CASE_HEIGHT + 6,
} as const;

const narrow = {
  width: 344,
  question: [0, 0, 344, 40],
  trunkX: 8,
  way: { x: 26, width: 150 },
  case: { x: 52, width: 172 },
  format: { x: 250, width: 94 },
  gap: 14,
} as const;

/** From the way users load a library to the format. */
export function Diagram({ strings }: DiagramProps<'formats'>) {
  return (
    <Figure
      name="formats"
      strings={strings}
      wide={drawWide(strings)}
      narrow={drawNarrow(strings)}
    />
  );
}

function drawWide(strings: FormatWords) {
  const { question, way, rowPx } = wide;
  const [, questionY, questionWidth, questionHeight] = question;
  const from: Point = [questionWidth, questionY + questionHeight / 2];
  let row = 0;
  const content = ways.map(({ name, cases }) => {
    const middle = (row + cases.length / 2) * rowPx - 3;
    const end: Point = [way.x + way.width, middle];
    const branches = cases.map(([text, format]) => {
      const y = (row += 1) * rowPx - 6 - CASE_HEIGHT / 2;
      return (
        <g key={text}>
          <Arrow through={bend(end, [wide.case.x - 2, y])} />
          {drawCase(wide, [y, CASE_HEIGHT], strings[text], format)}
        </g>
      );
    });
    return (
      <g key={name}>
        <Arrow through={bend(from, [way.x - 2, middle])} />
        <Box
          at={[way.x, middle - WAY_HEIGHT / 2, way.width, WAY_HEIGHT]}
          text={strings[name]}
        />
        {branches}
      </g>
    );
  });
  return {
    width: wide.width,
    height: row * rowPx - 6,
    content: (
      <>
        <Box at={question} title={strings.question} tone="sheet" />
        {content}
      </>
    ),
  };
}

function drawNarrow(strings: FormatWords) {
  const { question, trunkX, way, gap } = narrow;
  let top: number = question[3];
  const content = ways.map(({ name, cases }) => {
    const start = top + gap + 4;
    const middle = start + WAY_HEIGHT / 2;
    top = start + WAY_HEIGHT;
    const stemX = way.x + 8;
    const from: Point = [stemX, top];
    const branches = cases.map(([text, format]) => {
      const height = boxHeight(strings[text], narrow.case.width);
      const y = top + gap + height / 2;
      top += gap + height;
      return (
        <g key={text}>
          <Arrow through={[from, [stemX, y], [narrow.case.x - 2, y]]} />
          {drawCase(narrow, [y, height], strings[text], format)}
        </g>
      );
    });
    return (
      <g key={name}>
        <Arrow
          through={[
            [trunkX, question[3]],
            [trunkX, middle],
            [way.x - 2, middle],
          ]}
        />
        <Box at={[way.x, start, way.width, WAY_HEIGHT]} text={strings[name]} />
        {branches}
      </g>
    );
  });
  return {
    width: narrow.width,
    height: top,
    content: (
      <>
        <Box at={question} title={strings.question} tone="sheet" />
        {content}
      </>
    ),
  };
}

interface Columns {
  case: { x: number; width: number };
  format: { x: number; width: number };
}

/** A case around its middle, and the format beside it. */
function drawCase(
  at: Columns,
  [y, height]: Point,
  text: string,
  format: string,
) {
  const formatAt: Area = [
    at.format.x,
    y - FORMAT_HEIGHT / 2,
    at.format.width,
    FORMAT_HEIGHT,
  ];
  return (
    <>
      <Box
        at={[at.case.x, y - height / 2, at.case.width, height]}
        text={text}
        tone="sheet"
      />
      <Arrow
        through={[
          [at.case.x + at.case.width, y],
          [at.format.x - 2, y],
        ]}
      />
      <Box
        at={formatAt}
        text={format}
        tone={format === DEFAULT_FORMAT ? 'mark' : 'plain'}
      />
    </>
  );
}

/** From one column to the next, with the turn in the middle between them. */
function bend([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  const turn = (fromX + toX) / 2;
  return fromY === toY
    ? [
        [fromX, fromY],
        [toX, toY],
      ]
    : [
        [fromX, fromY],
        [turn, fromY],
        [turn, toY],
        [toX, toY],
      ];
}
