/** A heading counts as reached this far below the edge it scrolls to. */
const TOLERANCE_PX = 8;

/** The last heading above the reading edge, or the last one at the page's end. */
export function activeHeading(
  positions: readonly { id: string; top: number }[],
  edge: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return positions.at(-1)?.id;
  return positions.findLast(({ top }) => top <= edge + TOLERANCE_PX)?.id;
}
