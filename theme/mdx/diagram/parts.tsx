import { wrapText, type Run } from './wrapText.ts';
import styles from './Diagram.module.css';

/** In units of the drawing, from its top left corner. */
export type Point = readonly [x: number, y: number];
export type Area = readonly [x: number, y: number, w: number, h: number];

const LINE_PX = 18;
const PADDING_PX = 10;
/** From the middle of a line to the foot of its letters. */
const BASELINE_PX = 4.5;
const CORNER_PX = 6;
const HEAD_PX = 4;

export interface LabelProps {
  /** The middle of the block in height; its start or middle in width. */
  at: Point;
  width: number;
  text?: string | undefined;
  /** Stands above the text, strong. */
  title?: string | undefined;
  anchor?: 'start' | 'middle' | 'end';
  /** The height is that of the first line, and further lines follow below. */
  isNote?: boolean;
  tone?: 'plain' | 'muted' | 'mark';
}

/** Text in as many lines as it needs, around the middle of its place. */
export function Label({
  at: [x, y],
  width,
  text = '',
  title = '',
  anchor = 'start',
  isNote = false,
  tone = 'plain',
}: LabelProps) {
  const lines = [
    ...(title
      ? wrapText(title, width).map(runs => ({ runs, isTitle: true }))
      : []),
    ...(text
      ? wrapText(text, width).map(runs => ({ runs, isTitle: false }))
      : []),
  ];
  const above = isNote ? 0 : ((lines.length - 1) * LINE_PX) / 2;
  return (
    <text className={styles[tone]} textAnchor={anchor}>
      {lines.map(({ runs, isTitle }, index) => (
        <tspan
          key={index}
          x={x}
          y={y - above + BASELINE_PX + index * LINE_PX}
          className={isTitle ? styles.title : undefined}
        >
          {runs.map(drawRun)}
        </tspan>
      ))}
    </text>
  );
}

function drawRun({ text, isCode }: Run, index: number) {
  if (!isCode) return text;
  return (
    <tspan key={index} className={styles.code}>
      {text}
    </tspan>
  );
}

export interface BoxProps {
  at: Area;
  text?: string | undefined;
  title?: string | undefined;
  /** `sheet` holds other parts, `option` is there on request, `mark` decides. */
  tone?: 'plain' | 'sheet' | 'option' | 'mark';
}

/** A rectangle with words in its middle. */
export function Box({ at, text, title, tone = 'plain' }: BoxProps) {
  const [x, y, width, height] = at;
  return (
    <g data-box>
      <rect
        className={styles.box}
        data-tone={tone}
        {...{ x, y, width, height }}
        rx={CORNER_PX}
      />
      {(text ?? title) !== undefined && (
        <Label
          at={[x + width / 2, y + height / 2]}
          width={width - 2 * PADDING_PX}
          anchor="middle"
          text={text}
          title={title}
          tone={tone === 'mark' ? 'mark' : 'plain'}
        />
      )}
    </g>
  );
}

/** How high a box of this width must be for its text. */
export function boxHeight(text: string, width: number): number {
  const lines = wrapText(text, width - 2 * PADDING_PX);
  return lines.length * LINE_PX + 2 * PADDING_PX;
}

export interface FileProps {
  /** The left edge, and the middle in height. */
  at: Point;
  name: string;
  /** What the build wrote carries a spine in the second color. */
  isOutput?: boolean;
}

/** A sheet with a folded corner, and its name. */
export function File({ at: [x, y], name, isOutput = false }: FileProps) {
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

/** The point on the way from a corner to its neighbor where its curve ends. */
function towards(corner: Point, neighbor: Point): Point {
  const [dx, dy] = direction(corner, neighbor);
  return [corner[0] + dx * CORNER_PX, corner[1] + dy * CORNER_PX];
}

function direction([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [Math.sign(toX - fromX), Math.sign(toY - fromY)];
}
