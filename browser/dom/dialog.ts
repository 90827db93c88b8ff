const STOPS = 'a[href], button, input';

/** The one dialog over the page. Not told by an attribute: navigation may undo it. */
let shown: HTMLElement | undefined;

/**
 * Opens a dialog over the page. Not with `showModal()`, which makes the rest of the
 * page inert and so styles each of its elements anew: `aria-modal` says the same to
 * screen readers, and the focus is kept here. The popover is for the top layer and the
 * Back key of phones; engines without popovers show it by its attribute. Closing fires
 * `close` and gives the focus back.
 */
export function showDialog(
  dialog: HTMLElement,
  leave = () => closeDialog(dialog),
): void {
  if (isDialogOpen(dialog)) return;
  closeDialog(shown);
  shown = dialog;
  const before = document.activeElement;
  const closed = new AbortController();
  const { signal } = closed;
  if (typeof dialog.showPopover === 'function') {
    dialog.setAttribute('popover', 'auto');
    if (!dialog.matches(':popover-open')) dialog.showPopover();
  } else dialog.setAttribute('open', '');
  dialog.setAttribute('aria-modal', 'true');
  // Before any list of stops is read, which takes a layout.
  dialog
    .querySelector<HTMLElement>('input, button')
    ?.focus({ preventScroll: true });

  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Tab') goRound(dialog, event);
  };
  const keepFocus = ({ target }: Event) => {
    // Only elements take the focus.
    const isOutside = !dialog.contains(target as Node);
    if (isOutside && isDialogOpen(dialog)) stopsOf(dialog)[0]?.focus();
  };
  const handleToggle = (event: Event) => {
    // Of a popover, whose event says what it became.
    if ((event as ToggleEvent).newState === 'closed') closeDialog(dialog);
  };
  const handleClose = () => {
    closed.abort();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('focusin', keepFocus, { signal });
  dialog.addEventListener('toggle', handleToggle, { signal });
  dialog.addEventListener('close', handleClose, { signal });
}

export function closeDialog(dialog: HTMLElement | null | undefined): void {
  if (!dialog || !isDialogOpen(dialog)) return;
  shown = undefined;
  dialog.removeAttribute('aria-modal');
  dialog.removeAttribute('open');
  if (isOpenPopover(dialog)) dialog.hidePopover();
  dialog.dispatchEvent(new Event('close'));
}

export function isDialogOpen(dialog: HTMLElement): boolean {
  return dialog === shown;
}

/** Older browsers have neither the method nor the selector. */
export function isOpenPopover(element: HTMLElement): boolean {
  return 'hidePopover' in element && element.matches(':popover-open');
}

/** Tab after the last stop leads to the first, and the other way round. */
function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = stopsOf(dialog);
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops[stops.length - 1]) return;
  event.preventDefault();
  stops[0]?.focus();
}

function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    stop => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
}
