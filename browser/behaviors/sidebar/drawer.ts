import { SIDEBAR_BREAKPOINT_PX } from '../../../shared/constants.ts';
import { closeDialog, isOpenPopover, showDialog } from '../../dom/dialog.ts';
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
  const drawer = () => document.querySelector<HTMLElement>(DRAWER);
  const close = () => closeDialog(drawer());

  onPage(() => {
    close();
    const sidebar = drawer();
    // Until now the browser opens it, so that it works without scripts.
    document.querySelector(OPENER)?.removeAttribute('popovertarget');
    if (!sidebar) return;
    setOpen(sidebar, false);
    sidebar.onclose = () => setOpen(sidebar, false);
    if (isOpenPopover(sidebar)) open(sidebar);
  });
  document.addEventListener('click', event => {
    const sidebar = drawer();
    if (sidebar && closestOf(event, OPENER)) open(sidebar);
    else if (closestOf(event, `[data-close-drawer], [data-scrim], ${DRAWER} a`))
      close();
  });
  watchMedia(`not all and (max-width: ${SIDEBAR_BREAKPOINT_PX}px)`, close);
}

function open(drawer: HTMLElement): void {
  setOpen(drawer, true);
  showDialog(drawer);
  revealCurrent(drawer); // After focus(), which scrolls to the button.
}

/** Only an open drawer is a dialog; in wide windows it is a part of the page. */
function setOpen(drawer: HTMLElement, isOpen: boolean): void {
  const { drawer: name = '' } = drawer.dataset;
  const attributes = { role: 'dialog', 'aria-label': name };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isOpen) drawer.setAttribute(attribute, value);
    else drawer.removeAttribute(attribute);
  }
  drawer.dataset.open = String(isOpen);
  document.querySelector(OPENER)?.setAttribute('aria-expanded', String(isOpen));
  const scrim = document.querySelector<HTMLElement>('[data-scrim]');
  if (scrim) scrim.hidden = !isOpen;
}
