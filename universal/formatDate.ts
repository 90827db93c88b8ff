/** A date without a time, in the words of a language; the same on every machine. */
export function formatDate(date: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** `2025-05-14` of whatever form the front matter gave. */
export function isoDate(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}
