/**
 * Runs in the head of every page, before the first paint. It is sent as text
 * with each page, so it must stand alone: no import survives. See
 * plugins/head-script/index.ts.
 */
import type { HeadScriptConfig } from './config.ts';

/** Sets the theme and sends a first visitor to the language they read. */
export function headScript(config: HeadScriptConfig): void {
  const root = document.documentElement;
  const isNotFound = root.dataset.pageType === '404';

  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** Whether this is the first visit, and a second one will be known as such. */
  const isFirstVisit = (): boolean => {
    try {
      const isFirst = !localStorage.getItem(config.visitedKey);
      localStorage.setItem(config.visitedKey, '1');
      return isFirst && localStorage.getItem(config.visitedKey) === '1';
    } catch {
      return false; // Without memory a redirect would never end.
    }
  };

  const setTheme = (): void => {
    const chosen =
      (window as { RSPRESS_THEME?: unknown }).RSPRESS_THEME ??
      read(config.themeKey);
    const isDark =
      chosen === 'dark' ||
      (chosen !== 'light' &&
        matchMedia('(prefers-color-scheme: dark)').matches);
    root.classList.toggle('dark', config.hasDarkMode && isDark);
    root.classList.toggle('light', !config.hasDarkMode || !isDark);
  };

  const redirect = (): void => {
    const { pathname, search, hash } = location;
    const [, first = ''] = pathname.split('/');
    if (
      !isFirstVisit() ||
      config.redirectLangs.includes(first) ||
      isNotFound ||
      /bot|crawl|spider|slurp|lighthouse/i.test(navigator.userAgent)
    ) {
      return;
    }
    const preferred = navigator.languages
      .map(tag => tag.toLowerCase().split('-')[0] ?? '')
      .find(
        lang =>
          lang === config.defaultLang || config.redirectLangs.includes(lang),
      );
    if (preferred && preferred !== config.defaultLang) {
      location.replace(`/${preferred}${pathname}${search}${hash}`);
    }
  };

  /** `/en/x` is `/x`: never to another host, however the rest is written. */
  const leaveOwnLanguage = (): void => {
    const { pathname, search, hash } = location;
    const own = `/${config.defaultLang}`;
    const rest = pathname.slice(own.length);
    const isOwn =
      pathname === own || (pathname.startsWith(own) && rest.startsWith('/'));
    if (!isNotFound || !isOwn) return;
    location.replace(`/${rest.replace(/^[/\\]+/, '')}${search}${hash}`);
  };

  const hideParts = (): void => {
    const query = new URLSearchParams(location.search);
    root.dataset.hide = config.switchableParts
      .filter(part => query.get(part) === '0')
      .join(' ');
  };

  setTheme();
  hideParts();
  leaveOwnLanguage();
  redirect();
  const tab = read(config.packageManagerKey);
  if (tab) root.dataset.packageManager = tab;
}
