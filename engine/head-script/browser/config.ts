/** What the head script must know of the site. */
export interface HeadScriptConfig {
  /** Local storage keys. */
  themeKey: string;
  visitedKey: string;
  /** Followed by a group of tabs: the reader's choice there. */
  tabsKeyPrefix: string;
  /** 'off' there: '/' does not open search. */
  slashKey: string;
  /** The first paint waits no longer for the content than this. */
  paintLimitMs: number;
  /** Code that has not come by then is told as missing. */
  codeLimitMs: number;
  /** Parts that `?part=0` hides. */
  switchableParts: readonly string[];
  /** False where the site is always light. */
  hasDarkMode: boolean;
  /** Languages under a prefix; empty where the locale redirect is off. */
  redirectLangs: string[];
  defaultLang: string;
  /** Matches what crawlers call themselves, in any case. */
  crawlers: string;
  /** Versions that stand before the language in an address. */
  versions: readonly string[];
}
