/**
 * Calls back after an element's first layout and whenever its size changes.
 * Without ResizeObserver, whenever the window's size changes.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    onChange();
    window.addEventListener('resize', onChange);
    return () => window.removeEventListener('resize', onChange);
  }
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}
