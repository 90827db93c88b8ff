import { THEME_KEY } from '../../../shared/storageKeys.ts';
import { matchesMedia, watchMedia } from '../../dom/media.ts';
import { closestOf, onPage } from '../../page.ts';
import { readStored, writeStored } from '../../storage/safeStorage.ts';

const DARK = '(prefers-color-scheme: dark)';
const TOGGLE = '[data-theme-toggle]';

export const themeModes = ['auto', 'light', 'dark'] as const;

export type ThemeMode = (typeof themeModes)[number];

let latest: ViewTransition | undefined;

/** The button that cycles through system, light, and dark. */
export function startTheme(): void {
  let mode = storedMode();
  const show = () => {
    for (const toggle of document.querySelectorAll<HTMLElement>(TOGGLE)) {
      showMode(toggle, mode);
    }
  };

  onPage(show);
  document.addEventListener('click', event => {
    const toggle = closestOf(event, TOGGLE);
    if (!toggle) return;
    mode = nextThemeMode(mode);
    writeStored(THEME_KEY, mode);
    show();
    say(toggle);
    if (isDark(mode) !== document.documentElement.classList.contains('dark')) {
      fadeTheme(() => paint(mode));
    }
  });
  watchMedia(DARK, () => paint(mode));
  // Another tab changed or cleared the choice.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY && key !== null) return;
    mode = parseThemeMode(newValue);
    show();
    paint(mode);
  });
}

function storedMode(): ThemeMode {
  // Not in TypeScript's types: a page that embeds this one may set it.
  const { RSPRESS_THEME } = window as { RSPRESS_THEME?: unknown };
  return parseThemeMode(RSPRESS_THEME ?? readStored(THEME_KEY));
}

function isDark(mode: ThemeMode): boolean {
  if ('alwaysLight' in document.documentElement.dataset) return false;
  return mode === 'dark' || (mode === 'auto' && matchesMedia(DARK));
}

function paint(mode: ThemeMode): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark(mode));
  classList.toggle('light', !isDark(mode));
}

/** The button's name and tooltip say the current choice. */
function showMode(toggle: HTMLElement, mode: ThemeMode): void {
  const name = toggle.dataset[mode] ?? '';
  toggle.dataset.themeToggle = mode;
  toggle.setAttribute('aria-label', name);
  const tip = toggle.parentElement?.querySelector('[role=tooltip]');
  if (tip) tip.textContent = name;
}

/** Screen readers don't announce a focused button's new name. */
function say(toggle: HTMLElement): void {
  const status = toggle.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = toggle.getAttribute('aria-label');
}

/** A stored mode, or `auto` for any other value. */
export function parseThemeMode(value: unknown): ThemeMode {
  return themeModes.find(mode => mode === value) ?? 'auto';
}

/** The next mode; the last is followed by the first. */
function nextThemeMode(mode: ThemeMode): ThemeMode {
  return (
    themeModes[(themeModes.indexOf(mode) + 1) % themeModes.length] ?? 'auto'
  );
}

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
