/** A heading counts as reached this far below the edge it scrolls to. */
const TOLERANCE_PX = 8;

/** The last heading above the reading edge, or the last one at the page's end. */
export function activeHeading(
  positions: readonly { id: string; top: number }[],
  edge: number,
  isAtEnd: boolean,
): string | undefined {
  const reached = positions.filter(
    ({ top }) => isAtEnd || top <= edge + TOLERANCE_PX,
  );
  // Not findLast() or at(): this runs in older engines too.
  return reached.pop()?.id;
}
