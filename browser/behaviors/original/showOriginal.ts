import { LEFT_OUT, pairBlocks, type Pairs } from './pairBlocks.ts';
import { adoptStyles } from '../../adoptStyles.ts';
import css from './original.css?inline';

type Load = (pathname: string) => Promise<Document>;

adoptStyles(css);

/** What belongs to each block of a page, by the element that holds its text. */
const known = new WeakMap<Element, Pairs>();

/** Shows or hides the original: of all blocks, or of the one next to the press. */
export async function toggle(
  event: MouseEvent,
  button: HTMLElement,
  load: Load,
): Promise<void> {
  const text = document.querySelector('[data-prose]');
  if (!text || !button.isConnected) return;
  // What is pressed is an element.
  const isForAll = button.contains(event.target as Node);
  const block = isForAll ? undefined : findBlock(text, event);
  if (!isForAll && !block) return;

  const pairs =
    known.get(text) ?? pairBlocks(document, await loadOriginal(load));
  // Meanwhile the reader may have gone on to another page.
  if (!button.isConnected) return;
  known.set(text, pairs);
  const isShown = button.ariaPressed === 'true';
  if (block) {
    const pair = pairs.get(block);
    if (pair && isOpen(pair.shown)) hide(pair.shown);
    else if (pair) show(pair.shown, pair.original);
  } else {
    for (const { shown, original } of new Set(pairs.values())) {
      hide(shown);
      if (!isShown) show(shown, original);
    }
  }
  const all = [...pairs.values()];
  button.ariaPressed = String(
    all.length > 0 && all.every(({ shown }) => isOpen(shown)),
  );
}

/** The block at the height of a press in the margin, which is at the right of the text. */
function findBlock(
  text: Element,
  { clientX, clientY }: MouseEvent,
): Element | undefined {
  // Ignore clicks that end a text selection.
  if (getSelection()?.isCollapsed === false) return undefined;
  // Between two blocks, the text itself is pressed too.
  if (clientX < text.getBoundingClientRect().right) return undefined;
  const found = [...text.children].find(child => {
    const { top, bottom } = child.getBoundingClientRect();
    return top <= clientY && clientY <= bottom;
  });
  return found && isPair(found) ? (found.children[0] ?? undefined) : found;
}

async function loadOriginal(load: Load): Promise<Document> {
  const link = document.querySelector<HTMLLinkElement>(
    'link[hreflang=x-default]',
  );
  if (!link) throw new Error('This page has no original.');
  return load(new URL(link.href).pathname);
}

function isPair(element: Element | null): element is HTMLElement {
  return element?.matches('[data-pair]') === true;
}

function isOpen(block: Element): boolean {
  return isPair(block.parentElement);
}

function show(block: Element, original: readonly Element[]): void {
  const pair = document.createElement('div');
  pair.dataset.pair = '';
  const copy = document.createElement('div');
  copy.lang = original[0]?.ownerDocument.documentElement.lang ?? '';
  copy.append(...original.map(one => copyOf(one)));
  block.replaceWith(pair);
  pair.append(block, copy);
}

function hide(block: Element): void {
  if (isPair(block.parentElement)) block.parentElement.replaceWith(block);
}

/** Only its text: ids would occur twice, and links would lead to the other language. */
function copyOf(block: Element): Element {
  const copy = document.importNode(block, true);
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id');
  for (const link of copy.querySelectorAll('a')) {
    const text = document.createElement('span');
    text.append(...link.childNodes);
    link.replaceWith(text);
  }
  return copy;
}
