/** A date without a time, in a language's format; the same on every machine. */
export function formatDate(date: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** Like formatDate, with the time, which is also the same on every machine. */
export function formatTime(time: string, htmlLang: string): string {
  const date = formatDate(time, htmlLang);
  const clock = `${new Date(time).toISOString().slice(11, 16)} UTC`;
  return htmlLang.startsWith('en') ? `${date}, ${clock}` : `${date} ${clock}`;
}

/** `2025-05-14`, from whatever form the front matter used. */
export function isoDate(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}
