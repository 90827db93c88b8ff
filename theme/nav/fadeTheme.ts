import { flushSync } from 'react-dom';
import { matchesMedia } from '../ui/media.ts';

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
  const { finished } = document.startViewTransition(() => flushSync(change));
  void finished.finally(() => delete root.dataset.fading);
}
