/** A heading's position; its key is the same in every language. */
export interface HeadingPosition {
  key: string;
  /** Distance from the top of the viewport, in pixels. */
  top: number;
}

/**
 * Where the reader is, relative to headings, so that it applies to a
 * translation too.
 */
export type ReadingPlace =
  | { kind: 'heading'; key: string; top: number }
  /** Inside a long section; this share of it is above the edge. */
  | { kind: 'within'; key: string; share: number };

export interface Viewport {
  /** The bottom of the fixed bars. */
  edge: number;
  height: number;
  /** The bottom of the page, relative to the viewport. */
  pageEnd: number;
}

/** Scrolling ends on whole device pixels, so a heading may be slightly off. */
const ROUNDING_PX = 1;

/**
 * The first visible heading below the bars. If there's none, the reader is
 * inside a section, and the share already read is what both languages have in
 * common.
 */
export function findPlace(
  headings: readonly HeadingPosition[],
  { edge, height, pageEnd }: Viewport,
): ReadingPlace | undefined {
  const below = headings.find(({ top }) => top >= edge - ROUNDING_PX);
  if (below && below.top < height) {
    return { kind: 'heading', key: below.key, top: below.top };
  }
  const above = headings.filter(({ top }) => top < edge - ROUNDING_PX).pop();
  if (!above) return undefined;
  const length = (below?.top ?? pageEnd) - above.top;
  return {
    kind: 'within',
    key: above.key,
    share: length > 0 ? (edge - above.top) / length : 0,
  };
}

/** How far to scroll to restore the place. */
export function distanceTo(
  place: ReadingPlace,
  headings: readonly HeadingPosition[],
  { edge, pageEnd }: Viewport,
): number | undefined {
  const index = headings.findIndex(({ key }) => key === place.key);
  const heading = headings[index];
  if (!heading) return undefined;
  if (place.kind === 'heading') return heading.top - place.top;
  const end = headings[index + 1]?.top ?? pageEnd;
  return heading.top + place.share * (end - heading.top) - edge;
}
