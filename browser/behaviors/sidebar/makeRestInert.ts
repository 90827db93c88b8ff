/**
 * Makes everything outside a part of the page inert. Returns a cleanup
 * function.
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
        // It has no content, and clicking it closes the drawer.
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
