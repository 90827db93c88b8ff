import { afterPaint, onPage, stringOf } from '../page.ts';

const FRAMES = '[data-frame]';

/**
 * Makes a scroll container focusable and named while its content overflows, so
 * that it can be scrolled by keyboard.
 */
export function startScrollFrames(): void {
  if (typeof ResizeObserver === 'undefined') {
    onPage(() => update([...document.querySelectorAll<HTMLElement>(FRAMES)]));
    return;
  }
  const observer = new ResizeObserver(entries =>
    // Only frames are observed, and they are HTML.
    update(entries.map(({ target }) => target as HTMLElement)),
  );
  const observe = () => {
    observer.disconnect();
    for (const frame of document.querySelectorAll(FRAMES)) {
      observer.observe(frame);
    }
  };
  // It can wait: nobody uses the keyboard before the page is painted.
  onPage(() => afterPaint(observe));
}

function update(frames: readonly HTMLElement[]): void {
  // Reads everything before changing anything, to avoid layout thrashing.
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

/** Named after its file, if it has a title. */
function nameOf(frame: HTMLElement): string {
  const { frame: kind = '' } = frame.dataset;
  const title = frame
    .closest('figure')
    ?.querySelector('figcaption > [translate]');
  return title?.textContent || stringOf(kind);
}
