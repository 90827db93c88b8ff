import { flushSync } from 'react-dom';
import { matchesMedia } from '../ui/media.ts';

let latest: ViewTransition | undefined;

/** Changes the theme with a fade where the reader and the browser allow one. */
export function fadeTheme(isEnabled: boolean, change: () => void): void {
  const canFade =
    isEnabled &&
    'startViewTransition' in document &&
    !matchesMedia('(prefers-reduced-motion: reduce)');
  if (!canFade) {
    change();
    return;
  }
  const root = document.documentElement;
  root.dataset.fading = ''; // The style sheet times this fade; see base.css.
  const fade = document.startViewTransition(() => flushSync(change));
  latest = fade;
  // The next press may overtake it: that is no fault, and its fade goes on.
  fade.ready.catch(() => undefined);
  void fade.finished.finally(() => {
    if (latest === fade) delete root.dataset.fading;
  });
}
