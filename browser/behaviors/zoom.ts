import {
  ZOOM_CLOSE_DELAY_MS,
  ZOOM_MARGIN_PX,
  ZOOM_SCROLL_OFFSET_PX,
  ZOOM_TRANSITION_MS,
} from '../../shared/constants.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { closeDialog, showDialog } from '../dom/dialog.ts';
import { matchesMedia } from '../dom/media.ts';
import css from './zoom.css?inline';

adoptStyles(css);

export interface ZoomStrings {
  nameOf: (alt: string) => string;
  closeName: string;
}

/** An image, or a diagram from theme/mdx/diagram/. */
export type Picture = HTMLImageElement | SVGSVGElement;

/** The build inlines small images. */
const DRAWING = /\.svg([?#]|$)|^data:image\/svg/;

/**
 * Makes pictures open on click, Enter, and Space. Returns a cleanup function.
 */
export function attachZoom(
  pictures: Iterable<Picture>,
  strings: ZoomStrings,
): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  let close: (() => void) | undefined;
  const open = (event: Event) => {
    if (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key))
      return;
    event.preventDefault();
    // Only pictures get this listener.
    const picture = event.currentTarget as Picture;
    close = openZoom(picture, strings.closeName, () => (close = undefined));
  };

  const attachTo = (picture: Picture) => {
    picture.setAttribute('tabindex', '0');
    picture.setAttribute('role', 'button');
    picture.removeAttribute('aria-labelledby');
    picture.setAttribute('aria-label', strings.nameOf(nameOf(picture)));
    picture.dataset.enlarges = '';
    for (const way of ['click', 'keydown']) {
      picture.addEventListener(way, open, { signal });
    }
  };

  for (const picture of pictures) {
    if (picture instanceof SVGSVGElement) {
      attachTo(picture);
    } else if (hasFailed(picture)) {
      warnOfFailure(picture);
    } else if (picture.complete) {
      attachTo(picture);
    } else {
      picture.addEventListener('load', () => attachTo(picture), { signal });
      picture.addEventListener('error', () => warnOfFailure(picture), {
        signal,
      });
    }
  }
  return () => {
    close?.();
    attached.abort();
  };
}

function nameOf(picture: Picture): string {
  return picture instanceof SVGSVGElement
    ? (picture.dataset.zoom ?? '')
    : picture.alt;
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

/** The page works; only this image can't be zoomed. */
function warnOfFailure(image: HTMLImageElement): void {
  // rslint-disable-next-line no-console -- SPEC 4 requires a warning.
  console.warn(`The image ${image.src} cannot be enlarged: it did not load.`);
}

function openZoom(
  picture: Picture,
  closeName: string,
  onClosed: () => void,
): () => void {
  const dialog = document.createElement('dialog');
  dialog.dataset.enlarged = '';
  dialog.setAttribute('aria-label', nameOf(picture) || closeName);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', closeName);
  // A copy of a picture is one.
  const copy = picture.cloneNode(true) as Picture;
  for (const name of [
    'id',
    'class',
    'role',
    'tabindex',
    'aria-label',
    'loading',
    'data-enlarges',
  ]) {
    copy.removeAttribute(name);
  }
  if (copy instanceof SVGSVGElement) {
    copy.setAttribute('role', 'img');
    copy.setAttribute('aria-label', nameOf(picture));
  }
  button.append(copy);
  dialog.append(button);
  document.body.append(dialog);
  showDialog(dialog, () => close());

  const grow = zoomFrames(picture, copy, dialog);
  const timing = { duration: motionMs(), easing: 'ease-out' };
  copy.animate(grow, timing);

  const startScroll = window.scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    const shrink = copy.animate([...grow].reverse(), {
      ...timing,
      fill: 'forwards',
    });
    void shrink.finished.then(() => closeDialog(dialog));
  };
  const handleClose = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('resize', close);
    dialog.remove();
    picture.focus({ preventScroll: true });
    onClosed();
  };
  const handleScroll = () => {
    if (Math.abs(window.scrollY - startScroll) <= ZOOM_SCROLL_OFFSET_PX) return;
    timer ??= setTimeout(close, ZOOM_CLOSE_DELAY_MS);
  };

  dialog.addEventListener('click', close);
  dialog.addEventListener('close', handleClose);
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', close);
  return close;
}

/** Its natural size, and how much it may be scaled. */
function sizeOf(picture: Picture) {
  if (picture instanceof SVGSVGElement) {
    const { width, height } = picture.viewBox.baseVal;
    return { width, height, limit: Infinity };
  }
  // Vector images scale to any size; photos would blur.
  const limit = DRAWING.test(picture.src) ? Infinity : 1;
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { width, height, limit };
}

/** Animates from the picture's position to the center of the window. */
function zoomFrames(
  picture: Picture,
  copy: Picture,
  // Without scrollbars, unlike the window's size.
  { clientWidth, clientHeight }: HTMLElement,
): Keyframe[] {
  const size = sizeOf(picture);
  const scale = Math.min(
    size.limit,
    (clientWidth - 2 * ZOOM_MARGIN_PX) / size.width,
    (clientHeight - 2 * ZOOM_MARGIN_PX) / size.height,
  );
  const width = size.width * scale;
  const height = size.height * scale;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const from = picture.getBoundingClientRect();
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
  return matchesMedia('(prefers-reduced-motion: reduce)')
    ? 0
    : ZOOM_TRANSITION_MS;
}
