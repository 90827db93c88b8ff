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
      // Not in TypeScript's types: a page that embeds this one may set it.
      (window as { RSPRESS_THEME?: unknown }).RSPRESS_THEME ??
      read(config.themeKey);
    const isDark =
      chosen === 'dark' ||
      (chosen !== 'light' &&
        // `undefined` would toggle the class.
        window.matchMedia?.('(prefers-color-scheme: dark)').matches === true);
    root.classList.toggle('dark', config.hasDarkMode && isDark);
    root.classList.toggle('light', !config.hasDarkMode || !isDark);
  };

  const redirect = (): void => {
    const { pathname, search, hash } = location;
    const segments = pathname.split('/');
    // A version comes before the language.
    const place = config.versions.includes(segments[1] ?? '') ? 2 : 1;
    if (
      !isFirstVisit() ||
      config.redirectLangs.includes(segments[place] ?? '') ||
      isNotFound ||
      new RegExp(config.crawlers, 'i').test(navigator.userAgent)
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
      segments.splice(place, 0, preferred);
      location.replace(`${segments.join('/')}${search}${hash}`);
    }
  };

  /** `/en/en/x` is `/x`: never on another host, however the rest is written. */
  const leaveOwnLanguage = (): void => {
    const { pathname, search, hash } = location;
    const own = new RegExp(`^(/+${config.defaultLang}(?=/|$))+[/\\\\]*`);
    if (!isNotFound || !own.test(pathname)) return;
    location.replace(`/${pathname.replace(own, '')}${search}${hash}`);
  };

  const hideParts = (): void => {
    const query = new URLSearchParams(location.search);
    root.dataset.hide = config.switchableParts
      .filter(part => query.get(part) === '0')
      .join(' ');
  };

  /** Shows the chosen tabs until the page is interactive; browser/behaviors/tabs.ts takes it back. */
  const showTabs = (): void => {
    let rules = '';
    try {
      for (const [key, choice] of Object.entries<string>(localStorage)) {
        if (!key.startsWith(config.tabsKeyPrefix)) continue;
        const group = CSS.escape(key.slice(config.tabsKeyPrefix.length));
        const chosen = `[data-value="${CSS.escape(choice)}"]`;
        // Only where the group has that tab at all.
        const tabs = `[data-tabs] [data-group="${group}"]:has(>${chosen})`;
        rules +=
          `${tabs}>[role=tabpanel]{display:none}` +
          `${tabs}>${chosen}{display:contents}` +
          `${tabs}>[role=tablist]>*{color:var(--site-muted);box-shadow:none}` +
          `${tabs}>[role=tablist]>${chosen}{color:var(--site-ink);box-shadow:inset 0 -2px var(--home-spine)}`;
      }
      if (!rules) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      root.dataset.tabs = 'chosen';
    } catch {
      // Without memory there is no choice; older engines show it a little later.
    }
  };

  /** Older engines can't read the colors of the page; see plugins/older-styles. */
  const addOlderStyles = (): void => {
    if (CSS.supports('color', 'light-dark(red,red)')) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = config.olderStyles;
    document.head.append(link);
  };

  /** A document that stops before its content is shown as far as it came. */
  const limitWait = (): void => {
    setTimeout(() => {
      document.querySelector('link[rel=expect]')?.removeAttribute('blocking');
    }, config.paintLimitMs);
  };

  /** Shows the page's note when its code does not come; see FaultNote. */
  const watchCode = (): void => {
    const report = () => {
      if (!('ready' in root.dataset)) root.dataset.fault = '';
    };
    const handleError = ({ target }: Event) => {
      // A picture that is missing shows by itself.
      if (!(target instanceof HTMLImageElement)) report();
    };
    addEventListener('error', handleError, true);
    addEventListener('unhandledrejection', report);
    setTimeout(report, config.codeLimitMs);
  };

  /** Marks a key that opens search, until the page can; see browser/search. */
  const watchSearchKeys = (): void => {
    root.toggleAttribute('data-mac', /Mac OS/.test(navigator.userAgent));
    document.addEventListener('keydown', event => {
      const { key, target } = event;
      if (event.isComposing || event.defaultPrevented || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      // Readers who use voice control can disable the slash.
      const isShortcut = isCommand
        ? key.toLowerCase() === 'k'
        : key === '/' &&
          // A key reaches the focused element, or a document without `closest`.
          !(target as Element).closest?.(
            'input,select,textarea,[contenteditable]',
          ) &&
          read(config.slashKey) !== 'off';
      // Without search, or without its code, the key is the browser's.
      const canOpen =
        !('fault' in root.dataset) && document.querySelector('[data-search]');
      if (!isShortcut || !canOpen) return;
      event.preventDefault();
      root.dataset.searchKey = '';
      document.dispatchEvent(new Event('search-key'));
    });
  };

  /** A button pressed before the page's code came is pressed again then. */
  const keepPress = (): void => {
    let pressed: HTMLElement | null | undefined;
    document.addEventListener('click', ({ target }) => {
      if ('ready' in root.dataset) return;
      // What the browser opens by itself is open already. The target is an element, or a
      // document, which has no `closest`.
      pressed = (target as Element).closest?.('button:not([popovertarget])');
    });
    document.addEventListener('ready', () => pressed?.click());
  };

  watchCode();
  watchSearchKeys();
  keepPress();
  limitWait();
  setTheme();
  addOlderStyles();
  hideParts();
  leaveOwnLanguage();
  showTabs();
  // Last: the pattern of crawlers is an error in older engines, which stay.
  redirect();
}
