import { Fragment, type ReactNode } from 'react';
import type { Drawing } from './Figure.tsx';
import {
  connect,
  type Connection,
  type Flow,
  type Places,
} from './connect.tsx';
import {
  Box,
  breakLines,
  File,
  Label,
  LINE_PX,
  type Area,
  type LabelProps,
  type Tone,
} from './shapes.tsx';

/** An element of a drawing: its size, and how to draw it in an area. */
export interface Part {
  width: number;
  height: number;
  /** Fills the height of its row. */
  isStretched?: boolean;
  draw: (area: Area, places: Places) => ReactNode;
}

const PADDING_PX = 10;
const PANEL_PADDING_PX = 14;
const FILE_PX = 20;
/** Room between an arrow's head and a file's icon. */
const FILE_MARGIN_PX = 4;

/** Lays a drawing out and connects its named parts. */
export function arrange(
  part: Part,
  flow: Flow,
  connections: readonly Connection[],
): Drawing {
  const { width, height } = part;
  const places: Places = new Map();
  const content = part.draw([0, 0, width, height], places);
  const arrows = connections.map((connection, index) => (
    <Fragment key={index}>{connect(connection, flow, places)}</Fragment>
  ));
  return {
    width,
    height,
    content: (
      <>
        {content}
        {arrows}
      </>
    ),
  };
}

/** Parts side by side; `top` aligns them at the top instead of the middle. */
export function row(parts: readonly Part[], gap: number, top = false): Part {
  return {
    width: sum(parts.map(({ width }) => width)) + gap * (parts.length - 1),
    height: Math.max(...parts.map(({ height }) => height)),
    draw([x, y, , height], places) {
      let left = x;
      return parts.map((part, index) => {
        const own = part.isStretched ? height : part.height;
        const above = top ? 0 : (height - own) / 2;
        const area: Area = [left, y + above, part.width, own];
        left += part.width + gap;
        return <Fragment key={index}>{part.draw(area, places)}</Fragment>;
      });
    },
  };
}

/** Parts below each other. */
export function column(parts: readonly Part[], gap: number): Part {
  return {
    width: Math.max(...parts.map(({ width }) => width)),
    height: sum(parts.map(({ height }) => height)) + gap * (parts.length - 1),
    draw([x, y], places) {
      let top = y;
      return parts.map((part, index) => {
        const area: Area = [x, top, part.width, part.height];
        top += part.height + gap;
        return <Fragment key={index}>{part.draw(area, places)}</Fragment>;
      });
    },
  };
}

export function space(width: number, height: number): Part {
  return { width, height, draw: () => null };
}

/** A part in the vertical middle of a taller area. */
export function inHeight(height: number, part: Part): Part {
  return { ...row([part, space(0, height)], 0), width: part.width };
}

export interface BoxOptions {
  id?: string;
  title?: string;
  text?: string;
  tone?: Tone | undefined;
  minHeight?: number;
}

/** A box as tall as its text. */
export function box(
  width: number,
  { id, title, text, tone, minHeight = 0 }: BoxOptions,
): Part {
  const lines = breakLines(width - 2 * PADDING_PX, text, title);
  const height = lines.length * LINE_PX + 2 * PADDING_PX;
  return {
    width,
    height: Math.max(height, minHeight),
    draw(area, places) {
      if (id) places.set(id, area);
      return <Box at={area} lines={lines} tone={tone} />;
    },
  };
}

/** A sheet around a part, of a given width and as tall as needed. */
export function panel(width: number, id: string, content: Part): Part {
  return {
    width,
    height: content.height + 2 * PANEL_PADDING_PX,
    isStretched: true,
    draw(area, places) {
      const [x, y, w, h] = area;
      places.set(id, area);
      const inner: Area = [
        x + PANEL_PADDING_PX,
        y + PANEL_PADDING_PX,
        w - 2 * PANEL_PADDING_PX,
        h - 2 * PANEL_PADDING_PX,
      ];
      return (
        <>
          <Box at={area} tone="sheet" />
          {content.draw(inner, places)}
        </>
      );
    },
  };
}

/** Text without a box. */
export function label(
  width: number,
  text: string,
  {
    title,
    anchor = 'start',
    tone = 'muted',
  }: Pick<LabelProps, 'anchor' | 'tone'> & { title?: string } = {},
): Part {
  const lines = breakLines(width, text, title);
  return {
    width,
    height: lines.length * LINE_PX,
    draw: ([x, y]) => (
      <Label
        lines={lines}
        at={[anchor === 'end' ? x + width : x, y]}
        anchor={anchor}
        tone={tone}
      />
    ),
  };
}

export interface FileOptions {
  id?: string;
  isOutput?: boolean;
  note?: string;
}

/** A file, with an optional note below its name. */
export function file(
  width: number,
  name: string,
  { id, isOutput = false, note }: FileOptions = {},
): Part {
  const lines = breakLines(width - FILE_PX, note);
  return {
    width,
    height: FILE_PX + lines.length * LINE_PX,
    draw([x, y], places) {
      if (id)
        places.set(id, [
          x - FILE_MARGIN_PX,
          y,
          width + FILE_MARGIN_PX,
          FILE_PX,
        ]);
      return (
        <>
          <File at={[x, y + FILE_PX / 2]} name={name} isOutput={isOutput} />
          {note && (
            <Label lines={lines} at={[x + FILE_PX, y + FILE_PX]} tone="muted" />
          )}
        </>
      );
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
