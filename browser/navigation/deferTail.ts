import { afterPaint } from '../page.ts';

/** So much of a page fills any window; the rest is not seen in the first frame. */
const FIRST_BLOCKS = 14;

/**
 * Leaves the end of a long page out of the first frame, so that its beginning is
 * there sooner. Where the reader goes to a place on the page, all of it is needed.
 */
export function deferTail(): void {
  const blocks = document.querySelectorAll<HTMLElement>('[data-prose] > *');
  const tail = [...blocks].slice(FIRST_BLOCKS);
  for (const block of tail) block.style.contentVisibility = 'auto';
  afterPaint(() => {
    for (const block of tail) block.style.contentVisibility = '';
  });
}
