import { Arrow, breakLines, Label, LINE_PX } from './shapes.tsx';
import type { Area, Point } from './shapes.tsx';

/** Where named parts ended up, for the arrows between them. */
export type Places = Map<string, Area>;

/** The direction a drawing is read in; arrows follow it where they can. */
export type Flow = 'right' | 'down';

/** An arrow between named parts. */
export interface Connection {
  from: string;
  to: string;
  label?: string;
  /** Position across the arrow's direction; by default where the parts overlap. */
  at?: number;
  /** `fan` starts in the middle of its part, `tree` below it, as in a file tree. */
  shape?: 'fan' | 'tree';
}

/** Room between an arrow's head and a box. */
const HEAD_MARGIN_PX = 2;
const TREE_INDENT_PX = 8;
const LABEL_MARGIN_PX = 10;
const LABEL_WIDTH_PX = 88;
const LEVEL_LABEL_PX = 200;

/** Draws an arrow and its label. */
export function connect(connection: Connection, flow: Flow, places: Places) {
  const from = places.get(connection.from);
  const to = places.get(connection.to);
  if (!from || !to) {
    throw new Error(
      `An arrow leads from ${connection.from} to ${connection.to}, and one of them isn't in the drawing. Check the ids of its parts.`,
    );
  }
  const through = route(from, to, flow, connection);
  const [start = [0, 0], end = [0, 0]] = [through[0], through.at(-1)];
  const isLevel = start[1] === end[1];
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const lines = breakLines(
    isLevel ? LEVEL_LABEL_PX : LABEL_WIDTH_PX,
    connection.label,
  );
  return (
    <>
      <Arrow through={through} />
      {lines.length > 0 && (
        <Label
          lines={lines}
          at={
            isLevel
              ? [middle[0], middle[1] - LINE_PX - HEAD_MARGIN_PX]
              : [
                  middle[0] + LABEL_MARGIN_PX,
                  middle[1] - (lines.length * LINE_PX) / 2,
                ]
          }
          anchor={isLevel ? 'middle' : 'start'}
          tone="muted"
        />
      )}
    </>
  );
}

function route(
  from: Area,
  to: Area,
  flow: Flow,
  { at, shape }: Connection,
): Point[] {
  if (shape === 'tree') {
    const x = from[0] + TREE_INDENT_PX;
    const y = to[1] + to[3] / 2;
    return [
      [x, from[1] + from[3]],
      [x, y],
      [to[0] - HEAD_MARGIN_PX, y],
    ];
  }
  const isSideways =
    flow === 'right' ? isApart(from, to) : !isApart(turn(from), turn(to));
  if (isSideways) return routeSideways(from, to, at, shape);
  return routeSideways(turn(from), turn(to), at, shape).map(([x, y]) => [y, x]);
}

function routeSideways(
  from: Area,
  to: Area,
  at: number | undefined,
  shape: Connection['shape'],
): Point[] {
  const isForward = from[0] < to[0];
  const start = isForward ? from[0] + from[2] : from[0];
  const end = isForward
    ? to[0] - HEAD_MARGIN_PX
    : to[0] + to[2] + HEAD_MARGIN_PX;
  let leave = from[1] + from[3] / 2;
  let arrive = to[1] + to[3] / 2;
  if (at !== undefined) leave = arrive = at;
  else if (shape !== 'fan' && isBeside(leave, to)) arrive = leave;
  else if (shape !== 'fan' && isBeside(arrive, from)) leave = arrive;
  if (leave === arrive)
    return [
      [start, leave],
      [end, arrive],
    ];
  const corner = (start + end) / 2;
  return [
    [start, leave],
    [corner, leave],
    [corner, arrive],
    [end, arrive],
  ];
}

/** Whether there's room between two areas from left to right. */
function isApart(one: Area, other: Area): boolean {
  return one[0] + one[2] <= other[0] || other[0] + other[2] <= one[0];
}

function isBeside(y: number, area: Area): boolean {
  return y >= area[1] && y <= area[1] + area[3];
}

/** Swaps the axes, so that downward is forward. */
function turn([x, y, w, h]: Area): Area {
  return [y, x, h, w];
}
