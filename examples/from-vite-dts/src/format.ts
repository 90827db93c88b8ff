export interface Format {
  locale?: string;
}

export function format(date: Date, { locale = 'en' }: Format = {}) {
  return date.toLocaleDateString(locale);
}
