import { afterPaint, onPage, stringOf } from '../page.ts';

const FRAMES = '[data-frame]';

/**
 * Makes a frame a stop of the keyboard, with a name, while its content is wider
 * than itself. One that shows everything is none: there is nothing to do there.
 */
export function startScrollFrames(): void {
  if (typeof ResizeObserver === 'undefined') {
    onPage(() => update([...document.querySelectorAll<HTMLElement>(FRAMES)]));
    return;
  }
  const observer = new ResizeObserver(entries =>
    update(entries.map(({ target }) => target as HTMLElement)),
  );
  const observe = () => {
    observer.disconnect();
    for (const frame of document.querySelectorAll(FRAMES)) {
      observer.observe(frame);
    }
  };
  let isFirst = true;
  onPage(() => {
    // Nobody has a key pressed there before the page is seen.
    if (isFirst) observe();
    else afterPaint(observe);
    isFirst = false;
  });
}

function update(frames: readonly HTMLElement[]): void {
  // All are read before any is changed, or each would cost a layout.
  const scrolling = frames.map(frame => frame.scrollWidth > frame.clientWidth);
  for (const [index, frame] of frames.entries()) {
    if (scrolling[index] === frame.hasAttribute('tabindex')) continue;
    if (scrolling[index]) {
      frame.tabIndex = 0;
      frame.setAttribute('role', 'group');
      frame.setAttribute('aria-label', nameOf(frame));
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) {
        frame.removeAttribute(name);
      }
    }
  }
}

/** A block by its file, where it has one. */
function nameOf(frame: HTMLElement): string {
  const { frame: kind = '' } = frame.dataset;
  const title = frame.closest('figure')?.querySelector('figcaption');
  return title?.textContent || stringOf(kind);
}
