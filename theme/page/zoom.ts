import {
  ZOOM_CLOSE_DELAY_MS,
  ZOOM_MARGIN_PX,
  ZOOM_SCROLL_OFFSET_PX,
  ZOOM_TRANSITION_MS,
} from '../constants.ts';
import styles from './zoom.module.css';

export interface ZoomWords {
  nameOf: (alt: string) => string;
  closeName: string;
}

/** Images an author put into a page; those in links lead elsewhere. */
const PICTURES = '#content [data-prose] img:not(a img)';

/** The build writes small images into the page itself. */
const DRAWING = /\.svg([?#]|$)|^data:image\/svg/;

/** Makes the page's images open on click, Enter and Space. Returns the undoing. */
export function attachZoom(words: ZoomWords): () => void {
  const images = document.querySelectorAll<HTMLImageElement>(PICTURES);
  const attached = new AbortController();
  const { signal } = attached;
  let close: (() => void) | undefined;
  const open = (event: Event) => {
    if (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key))
      return;
    event.preventDefault();
    const image = event.currentTarget as HTMLImageElement;
    close = openZoom(image, words.closeName, () => (close = undefined));
  };

  const attachTo = (image: HTMLImageElement) => {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', words.nameOf(image.alt));
    image.classList.add(styles.picture ?? '');
    image.addEventListener('click', open, { signal });
    image.addEventListener('keydown', open, { signal });
  };

  for (const image of images) {
    if (hasFailed(image)) {
      warnOfFailure(image);
    } else if (image.complete) {
      attachTo(image);
    } else {
      image.addEventListener('load', () => attachTo(image), { signal });
      image.addEventListener('error', () => warnOfFailure(image), { signal });
    }
  }
  return () => {
    close?.();
    attached.abort();
  };
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

/** The page goes on; only the image stays as small as it is. */
function warnOfFailure(image: HTMLImageElement): void {
  // rslint-disable-next-line no-console -- SPEC 4: the console is told.
  console.warn(`The image ${image.src} cannot be enlarged: it did not load.`);
}

function openZoom(
  image: HTMLImageElement,
  closeName: string,
  onClosed: () => void,
): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.overlay ?? '';
  dialog.setAttribute('aria-label', image.alt || closeName);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.setAttribute('aria-label', closeName);
  const copy = image.cloneNode() as HTMLImageElement;
  for (const name of ['id', 'role', 'tabindex', 'aria-label', 'loading']) {
    copy.removeAttribute(name);
  }
  copy.className = styles.image ?? '';
  button.append(copy);
  dialog.append(button);
  document.body.append(dialog);
  dialog.showModal();

  const grow = zoomFrames(image, copy, dialog);
  const timing = { duration: motionMs(), easing: 'ease-out' };
  copy.animate(grow, timing);

  const startScroll = window.scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(timer);
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('resize', close);
    const shrink = copy.animate([...grow].reverse(), {
      ...timing,
      fill: 'forwards',
    });
    void shrink.finished.then(() => {
      dialog.close();
      dialog.remove();
      image.focus({ preventScroll: true });
      onClosed();
    });
  };
  const handleScroll = () => {
    if (Math.abs(window.scrollY - startScroll) <= ZOOM_SCROLL_OFFSET_PX) return;
    timer ??= setTimeout(close, ZOOM_CLOSE_DELAY_MS);
  };

  dialog.addEventListener('click', close);
  dialog.addEventListener('cancel', event => {
    event.preventDefault();
    close();
  });
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', close);
  return close;
}

/** From the image's place on the page to the middle of the window. */
function zoomFrames(
  image: HTMLImageElement,
  copy: HTMLImageElement,
  // Without the scroll bars, which the window's own size includes.
  { clientWidth, clientHeight }: HTMLElement,
): Keyframe[] {
  // A drawing of lines may grow to any size, a photograph would only blur.
  const limit = DRAWING.test(image.src) ? Infinity : 1;
  const scale = Math.min(
    limit,
    (clientWidth - 2 * ZOOM_MARGIN_PX) / image.naturalWidth,
    (clientHeight - 2 * ZOOM_MARGIN_PX) / image.naturalHeight,
  );
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const from = image.getBoundingClientRect();
  const moveX = from.x + from.width / 2 - clientWidth / 2;
  const moveY = from.y + from.height / 2 - clientHeight / 2;
  return [
    {
      transform: `translate(${moveX}px, ${moveY}px) scale(${from.width / width})`,
    },
    { transform: 'none' },
  ];
}

function motionMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 0
    : ZOOM_TRANSITION_MS;
}
