import { MOBILE_BREAKPOINT_PX } from '../../shared/constants.ts';
import { watchMedia } from '../dom/media.ts';
import { closestOf, onPage } from '../page.ts';

const MENU = 'dialog[data-menu]';
const OPENER = '[data-open-menu]';

/**
 * The menu on narrow screens: a native modal dialog, which traps focus, closes
 * on Escape, and restores focus. It also closes on navigation and when the
 * window widens.
 */
export function startMobileMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>(MENU);
  const close = () => menu()?.close();

  onPage(() => {
    const dialog = menu();
    const opener = document.querySelector(OPENER);
    if (!dialog || !opener) return;
    dialog.close();
    // It's a popover until now, so that it works without scripts.
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
  watchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`, close);
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  document.querySelector(OPENER)?.setAttribute('aria-expanded', 'true');
}
