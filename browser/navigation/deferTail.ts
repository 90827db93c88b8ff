import { afterPaint } from '../page.ts';

/**
 * This many blocks fill any window; the rest isn't visible in the first frame.
 */
const FIRST_BLOCKS = 14;

/**
 * Skips the end of a long page in the first frame, so that its start shows
 * sooner. Not for jumps to a section, which need the whole layout.
 */
export function deferTail(): void {
  const blocks = document.querySelectorAll<HTMLElement>('[data-prose] > *');
  const tail = [...blocks].slice(FIRST_BLOCKS);
  for (const block of tail) block.style.contentVisibility = 'auto';
  afterPaint(() => {
    for (const block of tail) block.style.contentVisibility = '';
  });
}
