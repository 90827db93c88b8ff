/** What the head script needs to know about the site. */
export interface HeadScriptConfig {
  /** Local storage keys. */
  themeKey: string;
  visitedKey: string;
  /** Followed by the id of a tab group; the value is the reader's choice. */
  tabsKeyPrefix: string;
  /** If its value is 'off', '/' doesn't open search. */
  slashKey: string;
  /** The longest that the first paint waits for the content. */
  paintLimitMs: number;
  /** If the script hasn't loaded by then, the fault note is shown. */
  codeLimitMs: number;
  /** Parts that `?part=0` hides. */
  switchableParts: readonly string[];
  /** False where the site is always light. */
  hasDarkMode: boolean;
  /** The address of the colors for engines without `light-dark()`. */
  olderStyles: string;
  /** Languages under a prefix; empty where the locale redirect is off. */
  redirectLangs: string[];
  defaultLang: string;
  /** Matches the user agents of crawlers, ignoring case. */
  crawlers: string;
  /** Versions, which come before the language in a path. */
  versions: readonly string[];
}
