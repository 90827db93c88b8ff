/**
 * The page that lists all others, where search links go without JavaScript. It's
 * not part of the documentation, so nothing that counts or lists pages includes
 * it.
 */
export const ALL_PAGES = '/all-pages';
