import { wrapText, type Run } from './wrapText.ts';
import styles from './Diagram.module.css';

/** In units of the drawing, from its top left corner. */
export type Point = readonly [x: number, y: number];
export type Area = readonly [x: number, y: number, w: number, h: number];

export interface Line {
  runs: Run[];
  isTitle: boolean;
}

export const LINE_PX = 18;
/** From the middle of a line to its baseline. */
const BASELINE_PX = 4.5;
const CORNER_PX = 6;
const HEAD_PX = 4;

/** Breaks a bold title and the text below it into lines. */
export function breakLines(width: number, text = '', title = ''): Line[] {
  return [
    ...wrapText(title, width).map(runs => ({ runs, isTitle: true })),
    ...wrapText(text, width).map(runs => ({ runs, isTitle: false })),
  ];
}

export interface LabelProps {
  lines: readonly Line[];
  /** The top of the first line; horizontally, where `anchor` says. */
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  tone?: 'plain' | 'muted' | 'mark';
}

export function Label({
  lines,
  at: [x, y],
  anchor = 'start',
  tone = 'plain',
}: LabelProps) {
  return (
    <text className={styles[tone]} textAnchor={anchor}>
      {lines.map(({ runs, isTitle }, index) => (
        <tspan
          key={index}
          x={x}
          y={y + (index + 0.5) * LINE_PX + BASELINE_PX}
          className={isTitle ? styles.title : undefined}
        >
          {runs.map(({ text, isCode }, at) =>
            isCode ? (
              <tspan key={at} className={styles.code}>
                {text}
              </tspan>
            ) : (
              text
            ),
          )}
        </tspan>
      ))}
    </text>
  );
}

/** `sheet` holds other parts, `option` is optional, `mark` is highlighted. */
export type Tone = 'plain' | 'sheet' | 'option' | 'mark';

export interface BoxProps {
  at: Area;
  lines?: readonly Line[];
  tone?: Tone | undefined;
}

/** A rectangle with text in its middle. */
export function Box({ at, lines = [], tone = 'plain' }: BoxProps) {
  const [x, y, width, height] = at;
  return (
    <g data-box>
      <rect
        className={styles.box}
        data-tone={tone}
        {...{ x, y, width, height }}
        rx={CORNER_PX}
      />
      {lines.length > 0 && (
        <Label
          lines={lines}
          at={[x + width / 2, y + (height - lines.length * LINE_PX) / 2]}
          anchor="middle"
          tone={tone === 'mark' ? 'mark' : 'plain'}
        />
      )}
    </g>
  );
}

export interface FileProps {
  /** The left edge, and the vertical middle. */
  at: Point;
  name: string;
  /** Build output has a spine in the accent color. */
  isOutput: boolean;
}

/** A sheet with a folded corner, and its name. */
export function File({ at: [x, y], name, isOutput }: FileProps) {
  return (
    <g>
      <path
        className={styles.file}
        d={`M${x + 0.5} ${y - 7.5}h7.5l4 4v11h-11.5zm7.5 0v4h4`}
      />
      {isOutput && (
        <path className={styles.spine} d={`M${x + 0.5} ${y - 8}v16`} />
      )}
      <text x={x + 20} y={y + BASELINE_PX} className={styles.fileName}>
        {name}
      </text>
    </g>
  );
}

/** A line with rounded corners and a head at its end. */
export function Arrow({ through }: { through: readonly Point[] }) {
  const [start, ...rest] = through;
  const end = through.at(-1);
  const before = through.at(-2);
  if (!start || !end || !before) return null;
  const corners = rest.slice(0, -1).map((corner, index) => {
    const from = towards(corner, through[index] ?? corner);
    const to = towards(corner, through[index + 2] ?? corner);
    return `L${from.join(' ')}Q${corner.join(' ')} ${to.join(' ')}`;
  });
  const [dx, dy] = direction(before, end);
  const [x, y] = end;
  const backX = x - dx * HEAD_PX;
  const backY = y - dy * HEAD_PX;
  const head = `M${backX - dy * HEAD_PX} ${backY - dx * HEAD_PX}L${x} ${y}L${backX + dy * HEAD_PX} ${backY + dx * HEAD_PX}`;
  return (
    <path
      className={styles.arrow}
      d={`M${start.join(' ')}${corners.join('')}L${x} ${y}${head}`}
    />
  );
}

/** Where a corner's curve ends on the way to a neighboring point. */
function towards(corner: Point, neighbor: Point): Point {
  const [dx, dy] = direction(corner, neighbor);
  return [corner[0] + dx * CORNER_PX, corner[1] + dy * CORNER_PX];
}

function direction([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [Math.sign(toX - fromX), Math.sign(toY - fromY)];
}
