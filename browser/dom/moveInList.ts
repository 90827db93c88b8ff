/**
 * The index that an arrow key, Home, or End moves to; the list wraps around.
 */
export function moveInList(
  key: string,
  index: number,
  length: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length;
    case 'ArrowLeft':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
