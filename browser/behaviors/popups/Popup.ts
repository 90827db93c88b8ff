/**
 * A button and its popup, as rendered by theme/ui/Dropdown.tsx and Tooltip.tsx.
 */
export interface Popup {
  holder: HTMLElement;
  enterMs: number;
  leaveMs: number;
  isTooltip: boolean;
  opensOnHover: boolean;
}

export const HOLDER = '[data-popup]';

export function popupOf(element: Element | null): Popup | null {
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

export function isOpen({ holder }: Popup): boolean {
  return panelOf(holder)?.hidden === false;
}

/** Opens or closes it; a controlled popup only gets an event. */
export function setOpen(popup: Popup, wanted: boolean): void {
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

export function buttonOf(holder: HTMLElement): HTMLElement | null {
  return holder.querySelector(':scope > [aria-expanded]');
}

function panelOf(holder: HTMLElement): HTMLElement | null {
  return holder.querySelector(':scope > [data-panel]');
}
