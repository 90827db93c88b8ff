import { loadDocument } from '../../navigation/loadDocument.ts';
import { closestOf } from '../../page.ts';
import { showState } from '../showState.ts';

const BUTTON = '[data-original]';

/** The text of a page and what is around it, but nothing within it. */
const EMPTY_SPACE = '[data-prose], :has([data-prose])';

/**
 * On a translated page, the button, or Alt+Shift+E, shows the original next to every
 * paragraph, and a press in the margin next to one. The code for it loads on the first press.
 */
export function startOriginal(): void {
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyE')
      document.querySelector<HTMLElement>(BUTTON)?.click();
  });
  document.addEventListener('click', event => {
    const button = document.querySelector<HTMLElement>(BUTTON);
    const isMargin = (event.target as Element).matches(EMPTY_SPACE);
    if (!button || !(isMargin || closestOf(event, BUTTON))) return;
    import(/* webpackChunkName: "zoom" */ './showOriginal.ts')
      // Handed over: what both import would be a module of its own in the entry.
      .then(({ toggle }) => toggle(event, button, loadDocument))
      .then(
        () => showState(button, 'idle'),
        () => showState(button, 'error'),
      );
  });
}
