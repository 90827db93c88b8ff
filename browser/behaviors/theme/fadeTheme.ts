import { matchesMedia } from '../../dom/media.ts';

let latest: ViewTransition | undefined;

/** Changes the theme with a fade, if the reader and the browser allow it. */
export function fadeTheme(change: () => void): void {
  const root = document.documentElement;
  const canFade =
    'fade' in root.dataset &&
    'startViewTransition' in document &&
    !matchesMedia('(prefers-reduced-motion: reduce)');
  if (!canFade) {
    change();
    return;
  }
  root.dataset.fading = ''; // base.css sets the duration of the fade.
  const fade = document.startViewTransition(change);
  latest = fade;
  // Another click may interrupt it, which isn't an error.
  fade.ready.catch(() => undefined);
  void fade.finished.finally(() => {
    if (latest === fade) delete root.dataset.fading;
  });
}
