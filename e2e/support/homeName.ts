import type { Dictionary } from '../../i18n/en.ts';

/** What the link home is called on a site of this title. */
export function homeName(words: Dictionary, title = 'Rslib'): string {
  return words['nav.home'].replace('{{title}}', title);
}
