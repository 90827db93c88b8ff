import { matchesMedia } from '../../dom/media.ts';

let latest: ViewTransition | undefined;

/** Changes the theme with a fade where the reader and the browser allow one. */
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
  root.dataset.fading = ''; // The style sheet times this fade; see base.css.
  const fade = document.startViewTransition(change);
  latest = fade;
  // The next press may overtake it: that is no fault, and its fade goes on.
  fade.ready.catch(() => undefined);
  void fade.finished.finally(() => {
    if (latest === fade) delete root.dataset.fading;
  });
}
