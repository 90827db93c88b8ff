/**
 * Tells crawlers from readers by their user agent. The words are from the list of the
 * isbot package, as far as they're worth their bytes in every page. See
 * decisions/0012-lean-pages.md.
 */
// cspell:ignore ptst Cubot
const signs = [
  // The user agent of every browser that can run this site has this form.
  String.raw`^(?!mozilla/5\.0 \()|^[^)]+\)$|compatible;`,
  // Except Cubot phones.
  String.raw`(?<! cu)bots?(?:\b|_)`,
  // Except Google's browsers, apps, and phones.
  String.raw`(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))`,
  String.raw`crawl|spider|http|\.com\b|lighthouse|headless|preview|inspect`,
  String.raw`agent\b|tools|synthetic|splash|cloudflare|catch|feed|archive`,
  String.raw`monitor\b|java(?!;)|(?<!cam)scan|ptst[ /]\d`,
];

/** For a regular expression that ignores case. */
export const crawlerPattern = signs.join('|');
