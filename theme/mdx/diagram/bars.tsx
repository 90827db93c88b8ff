import { Fragment } from 'react';
import type { Drawing } from './Figure.tsx';
import { column, type Part } from './layout.tsx';
import { breakLines, Label, type Area, type Point } from './shapes.tsx';
import styles from './Diagram.module.css';

export interface Bar {
  name: string;
  value: number;
  label: string;
  isOurs: boolean;
}

export interface BarGroup {
  title?: string;
  bars: readonly Bar[];
}

/** The width of all, and what is kept for names on the left and figures. */
export interface BarRoom {
  width: number;
  names: number;
  figures: number;
}

const ROW_PX = 24;
const BAR_PX = 12;
const CORNER_PX = 2;
const GAP_PX = 20;
const GROUP_GAP_PX = 18;
/** Letters of some fonts are taller than their line. */
const EDGE_PX = 6;
const OTHERS_OPACITY = 0.5;

/** Wider than any text: names and figures stay on one line. */
const ONE_LINE_PX = 1000;

function group(
  { title, bars }: BarGroup,
  { width, names, figures }: BarRoom,
  most: number,
): Part {
  const head = title ? ROW_PX : 0;
  const lengthOf = (value: number) =>
    Number(((value / most) * (width - names - figures)).toFixed(1));
  return {
    width,
    height: head + bars.length * ROW_PX,
    draw: ([x, y]) => (
      <>
        {title && (
          <Label
            lines={breakLines(ONE_LINE_PX, '', title)}
            at={[x, y]}
            tone="plain"
          />
        )}
        {bars.map(({ name, value, label, isOurs }, index) => {
          const top = y + head + index * ROW_PX;
          const start = x + names;
          const after: Point = [start + lengthOf(value) + GAP_PX / 2, top];
          return (
            <Fragment key={name}>
              <Label
                lines={breakLines(ONE_LINE_PX, name)}
                at={[x, top]}
                tone={isOurs ? 'mark' : 'plain'}
              />
              <rect
                x={start}
                y={top + (ROW_PX - BAR_PX) / 2 - 3}
                width={lengthOf(value)}
                height={BAR_PX}
                rx={CORNER_PX}
                className={isOurs ? styles.mark : styles.muted}
                fillOpacity={isOurs ? undefined : OTHERS_OPACITY}
              />
              <Label
                lines={breakLines(ONE_LINE_PX, label)}
                at={after}
                tone={isOurs ? 'mark' : 'muted'}
              />
            </Fragment>
          );
        })}
      </>
    ),
  };
}

/** Groups of horizontal bars, all on one scale. */
export function drawBars(groups: readonly BarGroup[], room: BarRoom): Drawing {
  const most = Math.max(
    ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)),
  );
  const all = column(
    groups.map(one => group(one, room, most)),
    GROUP_GAP_PX,
  );
  const { width } = all;
  const height = all.height + 2 * EDGE_PX;
  const area: Area = [0, EDGE_PX, width, all.height];
  return { width, height, content: all.draw(area, new Map()) };
}
