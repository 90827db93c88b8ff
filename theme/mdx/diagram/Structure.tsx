import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Words, type Point } from './parts.tsx';

const PANEL_WIDTH = 344;
const PANEL_HEIGHT = 202;
const GAP = 16;

/** Places inside a panel. */
const LEFT = 14;
const RIGHT = 194;
const TITLE_Y = 24;
const FOLDER_Y = 58;
const FIRST_Y = 86;
const ROW_PX = 30;
const ARROW_FROM = 146;
const ARROW_TURN = 166;
const ARROW_TO = 188;

const SOURCES = ['index.ts', 'circle.ts', 'math/index.ts', 'types.ts'];
const rowY = (row: number) => FIRST_Y + row * ROW_PX;

/** Bundle and bundleless mode, side by side, or one below the other. */
export function Diagram({ words }: DiagramProps<'structure'>) {
  const draw = (second: Point) => (
    <>
      <Bundle words={words} />
      <g transform={`translate(${second.join(' ')})`}>
        <Bundleless words={words} />
      </g>
    </>
  );
  return (
    <Figure
      name="structure"
      words={words}
      wide={{
        width: 2 * PANEL_WIDTH + GAP,
        height: PANEL_HEIGHT,
        content: draw([PANEL_WIDTH + GAP, 0]),
      }}
      narrow={{
        width: PANEL_WIDTH,
        height: 2 * PANEL_HEIGHT + GAP,
        content: draw([0, PANEL_HEIGHT + GAP]),
      }}
    />
  );
}

function Bundle({ words }: DiagramProps<'structure'>) {
  const target = rowY(1);
  return (
    <>
      <Panel title={words.bundle} rule={words.bundleRule} />
      {[0, 2].map(row => (
        <Arrow
          key={row}
          through={[
            [ARROW_FROM, rowY(row)],
            [ARROW_TURN, rowY(row)],
            [ARROW_TURN, target],
            [ARROW_TO, target],
          ]}
        />
      ))}
      <Arrow
        through={[
          [ARROW_FROM, target],
          [ARROW_TO, target],
        ]}
      />
      <File at={[RIGHT, target]} name="index.js" isOutput />
      <Words
        at={[ARROW_FROM, rowY(3)]}
        width={PANEL_WIDTH - LEFT - ARROW_FROM}
        text={words.onlyTypes}
        tone="muted"
      />
    </>
  );
}

function Bundleless({ words }: DiagramProps<'structure'>) {
  return (
    <>
      <Panel title={words.bundleless} rule={words.bundlelessRule} />
      {SOURCES.map((name, row) => (
        <g key={name}>
          <Arrow
            through={[
              [ARROW_FROM, rowY(row)],
              [ARROW_TO, rowY(row)],
            ]}
          />
          <File
            at={[RIGHT, rowY(row)]}
            name={name.replace('.ts', '.js')}
            isOutput
          />
        </g>
      ))}
      <Words
        at={[PANEL_WIDTH - LEFT, rowY(3)]}
        width={60}
        text={words.empty}
        anchor="end"
        tone="muted"
      />
    </>
  );
}

function Panel({ title, rule }: { title: string; rule: string }) {
  return (
    <>
      <Box at={[0, 0, PANEL_WIDTH, PANEL_HEIGHT]} tone="sheet" />
      <Words at={[LEFT, TITLE_Y]} width={120} title={title} />
      <Words
        at={[PANEL_WIDTH - LEFT, TITLE_Y]}
        width={220}
        text={rule}
        anchor="end"
        tone="muted"
      />
      <Words at={[LEFT, FOLDER_Y]} width={60} text="`src`" tone="muted" />
      <Words at={[RIGHT, FOLDER_Y]} width={60} text="`dist`" tone="muted" />
      {SOURCES.map((name, row) => (
        <File key={name} at={[LEFT, rowY(row)]} name={name} />
      ))}
    </>
  );
}
