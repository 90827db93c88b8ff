import { hiddenParts } from '../../shared/hiddenParts.ts';
import { onPage } from '../page.ts';

/**
 * Hides the parts of the page that the URL turns off. The head script does so
 * on the first page, this one after navigation.
 */
export function startPartSwitches(): void {
  onPage(() => {
    const hidden = hiddenParts(window.location.search);
    const { dataset } = document.documentElement;
    if (dataset.hide !== hidden) dataset.hide = hidden;
  });
}
