/** A heading on the screen; the key is the same in every language of the page. */
export interface HeadingPosition {
  key: string;
  /** Distance of its upper edge from the window's, in pixels. */
  top: number;
}

/** Where somebody reads, told by headings, so that another text has it too. */
export type ReadingPlace =
  | { kind: 'heading'; key: string; top: number }
  /** Inside a long section, of which this share lies above the edge. */
  | { kind: 'within'; key: string; share: number };

export interface Viewport {
  /** Where reading begins: the lower edge of the bars. */
  edge: number;
  height: number;
  /** Where the page ends, as seen from the window. */
  pageEnd: number;
}

/** Scrolling ends on whole device pixels, so a heading may miss its line. */
const ROUNDING_PX = 1;

/**
 * The first heading below the bars, where one is on the screen. Else the reader
 * is inside a section, and the share that was read is what both texts have.
 */
export function findPlace(
  headings: readonly HeadingPosition[],
  { edge, height, pageEnd }: Viewport,
): ReadingPlace | undefined {
  const below = headings.find(({ top }) => top >= edge - ROUNDING_PX);
  if (below && below.top < height) {
    return { kind: 'heading', key: below.key, top: below.top };
  }
  const above = headings.findLast(({ top }) => top < edge - ROUNDING_PX);
  if (!above) return undefined;
  const length = (below?.top ?? pageEnd) - above.top;
  return {
    kind: 'within',
    key: above.key,
    share: length > 0 ? (edge - above.top) / length : 0,
  };
}

/** How far to scroll from here until the place is where it was. */
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
