/** Between Chinese and digits, where our pages have a space. */
const EDGE = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

/** A date without a time, in a language's format; the same on every machine. */
export function formatDate(date: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(date))
    .replace(EDGE, ' ');
}

/** `2025-05-14`, from whatever form the front matter used. */
export function isoDate(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}
