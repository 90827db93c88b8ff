/** A date without a time, in the words of a language; the same on every machine. */
export function formatDate(date: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** As formatDate, with the hour, which is the same everywhere as well. */
export function formatTime(time: string, htmlLang: string): string {
  const date = formatDate(time, htmlLang);
  const clock = `${new Date(time).toISOString().slice(11, 16)} UTC`;
  return htmlLang.startsWith('en') ? `${date}, ${clock}` : `${date} ${clock}`;
}

/** `2025-05-14` of whatever form the front matter gave. */
export function isoDate(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}
