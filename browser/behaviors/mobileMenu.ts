import { MOBILE_BREAKPOINT_PX } from '../../shared/constants.ts';
import { closeDialog, isOpenPopover, showDialog } from '../dom/dialog.ts';
import { watchMedia } from '../dom/media.ts';
import { closestOf, onPage } from '../page.ts';

const MENU = 'dialog[data-menu]';
const OPENER = '[data-open-menu]';

/** The menu on narrow screens. It closes on navigation and when the window widens. */
export function startMobileMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>(MENU);
  const close = () => closeDialog(menu());

  onPage(() => {
    const dialog = menu();
    const opener = document.querySelector(OPENER);
    if (!dialog || !opener) return;
    closeDialog(dialog);
    // Until now the browser opens it, so that it works without scripts.
    opener.removeAttribute('popovertarget');
    opener.setAttribute('aria-expanded', 'false');
    dialog.onclose = () => opener.setAttribute('aria-expanded', 'false');
    if (isOpenPopover(dialog)) open(dialog);
  });
  document.addEventListener('click', event => {
    const dialog = menu();
    if (dialog && closestOf(event, OPENER)) open(dialog);
    else if (closestOf(event, `[data-close-menu], ${MENU} a`)) close();
  });
  watchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`, close);
}

function open(dialog: HTMLDialogElement): void {
  showDialog(dialog);
  document.querySelector(OPENER)?.setAttribute('aria-expanded', 'true');
}
