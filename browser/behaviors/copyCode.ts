import { CODE_COPIED_MS } from '../../shared/constants.ts';
import { copyText } from './copyText.ts';
import { closestOf, stringOf } from '../page.ts';
import { readCode } from './readCode.ts';

/**
 * Copies a code block and briefly confirms it, visually and to screen readers.
 */
export function startCopyCode(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  document.addEventListener('click', event => {
    const holder = closestOf(event, '[data-copy] > button')?.parentElement;
    const block = holder?.closest<HTMLElement>('figure');
    if (!holder || !block) return;
    const show = (isCopied: boolean) => {
      holder.dataset.copy = isCopied ? 'copied' : '';
      const status = holder.querySelector('[role=status]');
      if (status) status.textContent = isCopied ? stringOf('copied') : '';
    };
    // A file has one `pre` for each of its parts, and some may be folded.
    const text = [...block.querySelectorAll('pre')]
      .map(pre => readCode(pre, block.dataset.lang))
      .join('\n');
    void copyText(text).then(isCopied => {
      if (!isCopied) return;
      show(true);
      clearTimeout(timers.get(holder));
      timers.set(
        holder,
        setTimeout(() => show(false), CODE_COPIED_MS),
      );
    });
  });
}
