import { closestOf } from '../page.ts';

const MENU = 'details[data-part="outline"]';

/** Closes the outline menu on an outside click, a link, or Escape. */
export function startOutlineMenu(): void {
  const menu = () =>
    document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
  document.addEventListener('pointerdown', ({ target }) => {
    const open = menu();
    // What is pressed is an element.
    if (open && !open.contains(target as Node)) open.open = false;
  });
  document.addEventListener('click', event => {
    const open = menu();
    if (open && closestOf(event, `${MENU} a`)) open.open = false;
  });
  document.addEventListener('keydown', event => {
    const open = menu();
    if (!open || event.key !== 'Escape' || event.isComposing) return;
    open.open = false;
    if (open.contains(document.activeElement)) {
      open.querySelector('summary')?.focus();
    }
  });
}
