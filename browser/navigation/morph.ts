/**
 * Makes an element equal to one from another document, keeping as many nodes as
 * possible. Removes nodes that translators or extensions added. Keeps the
 * attribute named in `data-own`, which a behavior has taken over.
 */
export function morph(old: Element, wanted: Element): void {
  if (old.isEqualNode(wanted)) return; // Most of the bar.
  syncAttributes(old, wanted);
  const olds = [...old.childNodes];
  const news = [...wanted.childNodes];
  const isAlike =
    olds.length === news.length &&
    olds.every((node, index) => node.nodeName === news[index]?.nodeName);
  if (!isAlike) {
    old.replaceChildren(...news.map(node => document.importNode(node, true)));
    return;
  }
  for (const [index, node] of olds.entries()) {
    const other = news[index];
    if (!other) continue;
    // Both have the same shape, or they would have been replaced above.
    if (node instanceof Element) morph(node, other as Element);
    else if (node.nodeValue !== other.nodeValue)
      node.nodeValue = other.nodeValue;
  }
}

function syncAttributes(old: Element, wanted: Element): void {
  const own = new Set(['data-own', old.getAttribute('data-own')]);
  // A dialog's own behavior closes it, and gives the focus back.
  if (old.localName === 'dialog') own.add('open');
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !own.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value && !own.has(name))
      old.setAttribute(name, value);
  }
}
