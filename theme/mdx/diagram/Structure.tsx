import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Label, type Point } from './parts.tsx';

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
export function Diagram({ strings }: DiagramProps<'structure'>) {
  const draw = (second: Point) => (
    <>
      <Bundle strings={strings} />
      <g transform={`translate(${second.join(' ')})`}>
        <Bundleless strings={strings} />
      </g>
    </>
  );
  return (
    <Figure
      name="structure"
      strings={strings}
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

function Bundle({ strings }: DiagramProps<'structure'>) {
  const target = rowY(1);
  return (
    <>
      <Panel title={strings.bundle} rule={strings.bundleRule} />
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
      <Label
        at={[ARROW_FROM, rowY(3)]}
        width={PANEL_WIDTH - LEFT - ARROW_FROM}
        text={strings.onlyTypes}
        tone="muted"
      />
    </>
  );
}

function Bundleless({ strings }: DiagramProps<'structure'>) {
  return (
    <>
      <Panel title={strings.bundleless} rule={strings.bundlelessRule} />
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
      <Label
        at={[PANEL_WIDTH - LEFT, rowY(3)]}
        width={60}
        text={strings.empty}
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
      <Label at={[LEFT, TITLE_Y]} width={120} title={title} />
      <Label
        at={[PANEL_WIDTH - LEFT, TITLE_Y]}
        width={220}
        text={rule}
        anchor="end"
        tone="muted"
      />
      <Label at={[LEFT, FOLDER_Y]} width={60} text="`src`" tone="muted" />
      <Label at={[RIGHT, FOLDER_Y]} width={60} text="`dist`" tone="muted" />
      {SOURCES.map((name, row) => (
        <File key={name} at={[LEFT, rowY(row)]} name={name} />
      ))}
    </>
  );
}
