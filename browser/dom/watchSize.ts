/**
 * Calls back with the first layout of an element and whenever its size has
 * changed; where the browser cannot tell, with each size of the window.
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
