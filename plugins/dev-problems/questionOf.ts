import type { Question } from '../../shared/problems.ts';

/** The page behind an address of the development server. */
export function questionOf(
  address: string,
  langs: readonly string[],
): Question {
  const [, first = '', ...rest] = address.replace(/\.html$/, '').split('/');
  const [defaultLang = ''] = langs;
  const lang = langs.includes(first) ? first : defaultLang;
  const id = (lang === first ? rest : [first, ...rest]).join('/');
  return { lang, id: id === '' || id.endsWith('/') ? `${id}index` : id };
}
