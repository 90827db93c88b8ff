import { MOBILE_BREAKPOINT_PX } from '../../shared/constants.ts';
import { watchMedia } from '../dom/media.ts';
import { closestOf, onPage } from '../page.ts';

const MENU = 'dialog[data-menu]';
const OPENER = '[data-open-menu]';

/**
 * The menu of narrow windows: a native modal, which holds the focus, closes on
 * Escape and gives the focus back. Another page, or more room, closes it.
 */
export function startMobileMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>(MENU);
  const close = () => menu()?.close();

  onPage(() => {
    const dialog = menu();
    const opener = document.querySelector(OPENER);
    if (!dialog || !opener) return;
    dialog.close();
    // A popover for those without our script, and until it is there.
    opener.removeAttribute('popovertarget');
    opener.setAttribute('aria-expanded', 'false');
    dialog.onclose = () => opener.setAttribute('aria-expanded', 'false');
    if ('hidePopover' in dialog && dialog.matches(':popover-open')) {
      dialog.hidePopover();
      open(dialog);
    }
  });
  document.addEventListener('click', event => {
    const dialog = menu();
    if (dialog && closestOf(event, OPENER)) open(dialog);
    else if (closestOf(event, `[data-close-menu], ${MENU} a`)) close();
  });
  watchMedia(`(width >= ${MOBILE_BREAKPOINT_PX}px)`, close);
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  document.querySelector(OPENER)?.setAttribute('aria-expanded', 'true');
}
