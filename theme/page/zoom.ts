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
const ZOOMABLE = '#content [data-prose] img:not(a img)';

/** Makes the page's images open on click, Enter and Space. Returns the undoing. */
export function attachZoom(words: ZoomWords): () => void {
  const images = [...document.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
  let close: (() => void) | undefined;
  const open = (event: Event) => {
    if (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key))
      return;
    event.preventDefault();
    const image = event.currentTarget as HTMLImageElement;
    close = openZoom(image, words.closeName, () => (close = undefined));
  };

  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', words.nameOf(image.alt));
    image.classList.add(styles.zoomable ?? '');
    image.addEventListener('click', open);
    image.addEventListener('keydown', open);
  }
  return () => {
    close?.();
    for (const image of images) {
      image.removeEventListener('click', open);
      image.removeEventListener('keydown', open);
    }
  };
}

function openZoom(
  image: HTMLImageElement,
  closeName: string,
  onClosed: () => void,
): (() => void) | undefined {
  if (!image.complete || image.naturalWidth === 0) {
    console.warn(`The image ${image.src} cannot be enlarged: it did not load.`);
    return undefined;
  }
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

  const grow = zoomFrames(image.getBoundingClientRect(), copy);
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
function zoomFrames(from: DOMRect, copy: HTMLImageElement): Keyframe[] {
  // A drawing of lines may grow to any size, a photograph would only blur.
  const limit = /\.svg([?#]|$)/.test(copy.src) ? Infinity : 1;
  const scale = Math.min(
    limit,
    (window.innerWidth - 2 * ZOOM_MARGIN_PX) / copy.naturalWidth,
    (window.innerHeight - 2 * ZOOM_MARGIN_PX) / copy.naturalHeight,
  );
  const width = copy.naturalWidth * scale;
  const height = copy.naturalHeight * scale;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const moveX = from.x + from.width / 2 - window.innerWidth / 2;
  const moveY = from.y + from.height / 2 - window.innerHeight / 2;
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
