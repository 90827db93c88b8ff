import { THEME_KEY } from '../../../shared/storageKeys.ts';
import { matchesMedia, watchMedia } from '../../dom/media.ts';
import { closestOf, onPage } from '../../page.ts';
import { readStored, writeStored } from '../../storage/safeStorage.ts';
import { fadeTheme } from './fadeTheme.ts';
import { nextThemeMode, parseThemeMode, type ThemeMode } from './themeMode.ts';

const DARK = '(prefers-color-scheme: dark)';
const TOGGLE = '[data-theme-toggle]';

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
