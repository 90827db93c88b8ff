import { closestOf } from '../../page.ts';

const GROUP = '[data-open][data-depth]';

/** Expands and collapses sidebar groups. */
export function startSidebarGroups(): void {
  document.addEventListener('click', event => {
    const button = closestOf(event, '[data-group-toggle]');
    const group = button?.closest<HTMLElement>(GROUP);
    if (group) setOpen(group, group.dataset.open !== 'true');
  });
}

function setOpen(group: HTMLElement, isOpen: boolean): void {
  group.dataset.open = String(isOpen);
  const button = group.querySelector<HTMLElement>('[data-group-toggle]');
  button?.setAttribute('aria-expanded', String(isOpen));
  // A toggle next to a link is named after its action.
  const name = button?.dataset[isOpen ? 'collapse' : 'expand'];
  if (name) button?.setAttribute('aria-label', name);
  const list = group.lastElementChild;
  if (list instanceof HTMLElement) list.hidden = !isOpen;
}

/**
 * Moves `aria-current` to another page of the same sidebar and expands its
 * groups.
 */
export function showCurrentPage(sidebar: Element, wanted: Element): void {
  const links = [...sidebar.querySelectorAll('a')];
  for (const [index, link] of [...wanted.querySelectorAll('a')].entries()) {
    const mark = link.getAttribute('aria-current');
    const shown = links[index];
    if (mark === null) shown?.removeAttribute('aria-current');
    else shown?.setAttribute('aria-current', mark);
    if (mark === null) continue;
    for (
      let group = shown?.closest<HTMLElement>(GROUP);
      group;
      group = group.parentElement?.closest<HTMLElement>(GROUP)
    ) {
      setOpen(group, true);
    }
  }
}
