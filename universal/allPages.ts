/**
 * The page that lists all others: where search leads without scripts. It is no
 * page of the documentation, so nothing that counts or lists pages has it.
 */
export const ALL_PAGES = '/all-pages';
