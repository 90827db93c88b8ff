import { onPage } from '../page.ts';

/**
 * A button and its popup, as rendered by theme/ui/Dropdown.tsx and Tooltip.tsx.
 */
interface Popup {
  holder: HTMLElement;
  enterMs: number;
  leaveMs: number;
  isTooltip: boolean;
  opensOnHover: boolean;
}

const HOLDER = '[data-popup]';

/** Pending timers, and the popups opened only by hovering. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const byHover = new WeakSet<Element>();

/**
 * Opens dropdowns and tooltips on hover, click, or focus. They close shortly
 * after the pointer leaves, so that crossing the edge doesn't close them.
 */
export function startPopups(): void {
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const isOver = event.type === 'pointerover';
    for (const popup of around(event.target)) {
      // The pointer comes from an element and goes to one, or leaves the window.
      if (popup.holder.contains(event.relatedTarget as Node | null)) break;
      if (!popup.opensOnHover) continue;
      const isOpened = isOver && !isOpen(popup);
      set(popup, isOver, isOver ? popup.enterMs : popup.leaveMs);
      if (isOpened) byHover.add(popup.holder);
    }
  };
  document.addEventListener('pointerover', hover);
  document.addEventListener('pointerout', hover);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const popup = popupOf(target);
    if (!popup || popup.isTooltip) return;
    if (buttonOf(popup.holder)?.contains(target)) {
      // Clicking a popup that hovering just opened keeps it open.
      set(popup, !isOpen(popup) || byHover.has(popup.holder));
    } else if (target.closest('a')) {
      for (const outer of around(target)) set(outer, false);
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const popup of openPopups()) {
      // What is pressed is an element.
      if (!popup.holder.contains(target as Node)) set(popup, false);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    // Only elements take the focus.
    const focused = target as Element;
    const popup = popupOf(focused);
    const isByKey = focused.matches(':focus-visible');
    if (popup?.isTooltip && isByKey) set(popup, true);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    for (const popup of around(target)) {
      // Clicking text inside moves focus to nothing.
      const hasLeft =
        popup.isTooltip ||
        // Only elements take the focus.
        (relatedTarget && !popup.holder.contains(relatedTarget as Node));
      if (hasLeft) set(popup, false);
    }
  });
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return;
    for (const popup of openPopups()) {
      set(popup, false);
      // If the reader only hovered, focus stays where it is.
      if (popup.isTooltip || !popup.holder.contains(document.activeElement))
        continue;
      buttonOf(popup.holder)?.focus();
    }
  });
  onPage(() => {
    for (const popup of openPopups()) set(popup, false);
  });
}

function set(popup: Popup, wanted: boolean, delayMs = 0): void {
  const { holder } = popup;
  clearTimeout(timers.get(holder));
  byHover.delete(holder);
  if (delayMs === 0) setOpen(popup, wanted);
  else
    timers.set(
      holder,
      setTimeout(() => setOpen(popup, wanted), delayMs),
    );
}

/** The popups around an element, innermost first. */
function* around(target: EventTarget | null): Generator<Popup> {
  let popup = target instanceof Element ? popupOf(target) : null;
  while (popup) {
    yield popup;
    popup = popupOf(popup.holder.parentElement);
  }
}

function openPopups(): Popup[] {
  return [
    ...document.querySelectorAll(`${HOLDER} > [data-panel]:not([hidden])`),
  ]
    .map(panel => popupOf(panel))
    .filter(popup => popup !== null);
}

function popupOf(element: Element | null): Popup | null {
  const holder = element?.closest<HTMLElement>(HOLDER);
  if (!holder) return null;
  const { popup = '', enter = '0', leave = '0' } = holder.dataset;
  return {
    holder,
    enterMs: Number(enter),
    leaveMs: Number(leave),
    isTooltip: popup === 'tooltip',
    opensOnHover: popup !== 'click',
  };
}

function isOpen({ holder }: Popup): boolean {
  return panelOf(holder)?.hidden === false;
}

/** Opens or closes it; a controlled popup only gets an event. */
function setOpen(popup: Popup, wanted: boolean): void {
  const { holder } = popup;
  if (isOpen(popup) === wanted) return;
  if ('controlled' in holder.dataset) {
    holder.dispatchEvent(new CustomEvent('popup', { detail: wanted }));
    return;
  }
  const panel = panelOf(holder);
  if (panel) panel.hidden = !wanted;
  buttonOf(holder)?.setAttribute('aria-expanded', String(wanted));
}

function buttonOf(holder: HTMLElement): HTMLElement | null {
  return holder.querySelector(':scope > [aria-expanded]');
}

function panelOf(holder: HTMLElement): HTMLElement | null {
  return holder.querySelector(':scope > [data-panel]');
}
