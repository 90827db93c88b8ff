import { adoptStyles } from '../../browser/adoptStyles.ts';
import { hydratePart } from '../../browser/islands/hydratePart.tsx';
import { InlineSearchBox } from './InlineSearchBox.tsx';
import { resultStyles } from './resultStyles.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** Hydrates a search box, once. */
export function hydrateSearch(box: HTMLElement): void {
  adoptStyles(resultStyles);
  const Part = box.localName === 'dialog' ? SearchPanel : InlineSearchBox;
  const place = box.querySelector<HTMLElement>('[data-island]');
  if (!place) return;
  const served = box.querySelector('input') ?? undefined;
  if (served && served === document.activeElement) served.dataset.focused = '';
  hydratePart(place, <Part served={served} />);
}
