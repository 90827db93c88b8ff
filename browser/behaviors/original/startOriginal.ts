import { loadDocument } from '../../navigation/loadDocument.ts';
import { showState } from '../showState.ts';

const PROSE = '[data-prose]';

/**
 * On a translated page, the button, or Alt+Shift+E, shows the original next to every
 * paragraph, and a press in the margin at its right. The code for it loads on the first press.
 */
export function startOriginal(): void {
  const findButton = () =>
    document.querySelector<HTMLElement>('[data-original]');
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyE') findButton()?.click();
  });
  document.addEventListener('click', event => {
    const button = findButton();
    // What is pressed is an element.
    const target = event.target as Element;
    // The margin belongs to the text's element; presses on its children don't count.
    const isMeant = button?.contains(target) || target.matches(PROSE);
    if (!button || !isMeant) return;
    // In the chunk of zoom: a chunk of its own would cost every page more bytes.
    import(/* webpackChunkName: "zoom" */ './showOriginal.ts')
      // Passed in, so that loadDocument isn't split out of the entry.
      .then(({ toggle }) => toggle(event, button, loadDocument))
      .then(
        () => showState(button, 'idle'),
        () => showState(button, 'error'),
      );
  });
}
