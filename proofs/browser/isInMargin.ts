/** How far from the text its margin goes. */
const MARGIN_PX = 48;

/** Whether the mouse is next to the text, on the side where lines start. */
export function isInMargin(
  text: Element,
  { clientX, pointerType }: PointerEvent,
): boolean {
  const { left } = text.getBoundingClientRect();
  return (
    pointerType === 'mouse' &&
    left >= MARGIN_PX &&
    left - MARGIN_PX < clientX &&
    clientX < left
  );
}
