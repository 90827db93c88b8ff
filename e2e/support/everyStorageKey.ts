import * as keys from '../../shared/storageKeys.ts';

/** Every key that the site reads; those of saved searches have the index's name. */
export const everyStorageKey = [
  ...Object.values(keys),
  `${keys.TABS_KEY_PREFIX}package-manager`,
  ...['rslib-en', 'rslib-zh'].flatMap(index => [
    `${index}-recent-searches`,
    `${index}-favorite-searches`,
    `__DOCSEARCH_RECENT_SEARCHES__${index}`,
    `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
  ]),
];
