import type { Dictionary } from '../../i18n/en.ts';

/** The accessible name of the home link on a site with this title. */
export function homeName(words: Dictionary, title = 'Rslib'): string {
  return words['nav.home'].replace('{{title}}', title);
}
