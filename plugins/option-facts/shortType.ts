import { shorten } from '../page-data/readOptionFacts.ts';

/** Of a type that is a choice. */
const MAX_MEMBERS = 6;

/** A type without the contents of objects and the middle of a long list. */
export function shortType(text: string): string {
  const members = shorten(text, 'object').replaceAll('`', '').split(' | ');
  const hidden = members.length > MAX_MEMBERS ? members.length - 3 : 0;
  return members.toSpliced(1, hidden, ...(hidden ? ['…'] : [])).join(' | ');
}
