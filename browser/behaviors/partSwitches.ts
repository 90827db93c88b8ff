import { hiddenParts } from '../../shared/hiddenParts.ts';
import { onPage } from '../page.ts';

/**
 * Keeps the parts hidden that the address switches off. The head script has
 * done so for the first page; this follows the reader to the next.
 */
export function startPartSwitches(): void {
  onPage(() => {
    const hidden = hiddenParts(window.location.search);
    const { dataset } = document.documentElement;
    if (dataset.hide !== hidden) dataset.hide = hidden;
  });
}
