/**
 * Keeps one part of the page within reach and all the rest out of it, for
 * pointer, keyboard and screen reader. Returns the undoing.
 */
export function makeRestInert(part: Element): () => void {
  const rest: HTMLElement[] = [];
  for (
    let node: Element | null = part;
    node?.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      const isReachable =
        sibling === node ||
        !(sibling instanceof HTMLElement) ||
        sibling.inert ||
        // It is no content, and a press on it closes the part.
        'scrim' in sibling.dataset;
      if (isReachable) continue;
      sibling.inert = true;
      rest.push(sibling);
    }
  }
  return () => {
    for (const element of rest) element.inert = false;
  };
}
