/** Every storage key the site uses. */
export const storageKeys = [
  'rspress-theme-appearance',
  'rspress-visited',
  'rspress.tabs.package-manager',
  'rslib-search-slash',
  'rslib-search-hosts',
  'rslib-search-found',
  'rslib-visits',
  'rslib-en-recent-searches',
  'rslib-zh-recent-searches',
  'rslib-en-favorite-searches',
  'rslib-zh-favorite-searches',
  // Former names.
  '__DOCSEARCH_RECENT_SEARCHES__rslib-en',
  '__DOCSEARCH_RECENT_SEARCHES__rslib-zh',
  '__DOCSEARCH_FAVORITE_SEARCHES__rslib-en',
  '__DOCSEARCH_FAVORITE_SEARCHES__rslib-zh',
];
