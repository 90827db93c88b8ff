import { SIDEBAR_BREAKPOINT_PX } from '../../../shared/constants.ts';
import { watchMedia } from '../../dom/media.ts';
import { closestOf, onPage } from '../../page.ts';
import { revealCurrent } from './revealCurrent.ts';

const DRAWER = '[data-drawer]';
const OPENER = '[data-open-drawer]';

/**
 * On narrow screens the sidebar is a drawer. A link or a wider window closes
 * it.
 */
export function startDrawer(): void {
  let close: (() => void) | undefined;
  const open = () => {
    const drawer = document.querySelector<HTMLElement>(DRAWER);
    if (!drawer || close) return;
    close = openDrawer(drawer, () => {
      close = undefined;
    });
  };

  onPage(() => {
    close?.();
    const drawer = document.querySelector<HTMLElement>(DRAWER);
    const opener = document.querySelector(OPENER);
    // It's a popover until now, so that it works without scripts.
    opener?.removeAttribute('popovertarget');
    opener?.setAttribute('aria-expanded', 'false');
    if (drawer && isOpenPopover(drawer)) {
      drawer.hidePopover();
      open();
    }
  });
  document.addEventListener('click', event => {
    if (closestOf(event, OPENER)) open();
    else if (closestOf(event, '[data-close-drawer], [data-scrim]')) close?.();
    else if (closestOf(event, `${DRAWER} a`)) close?.();
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.isComposing) close?.();
  });
  watchMedia(`not all and (max-width: ${SIDEBAR_BREAKPOINT_PX}px)`, () =>
    close?.(),
  );
}

function openDrawer(drawer: HTMLElement, onClosed: () => void): () => void {
  const opener = document.activeElement;
  const button = document.querySelector(OPENER);
  const scrim = document.querySelector<HTMLElement>('[data-scrim]');
  const attributes = {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': drawer.dataset.drawer ?? '',
    'data-open': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) {
    drawer.setAttribute(name, value);
  }
  button?.setAttribute('aria-expanded', 'true');
  if (scrim) scrim.hidden = false;
  const release = makeRestInert(drawer);
  drawer.querySelector<HTMLElement>('[data-close-drawer]')?.focus();
  revealCurrent(drawer); // After focus(), which scrolls to the button.

  return () => {
    onClosed();
    for (const name of Object.keys(attributes)) drawer.removeAttribute(name);
    drawer.dataset.open = 'false';
    button?.setAttribute('aria-expanded', 'false');
    if (scrim) scrim.hidden = true;
    release();
    if (opener instanceof HTMLElement && opener.isConnected) {
      opener.focus({ preventScroll: true });
    }
  };
}

function isOpenPopover(element: HTMLElement): boolean {
  // Older browsers have neither the method nor the selector.
  return 'hidePopover' in element && element.matches(':popover-open');
}

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
