/**
 * Tells crawlers from readers by what they call themselves. The words are those
 * of the list that the package isbot keeps, as far as they earn their bytes in
 * every page. See decisions/0012-lean-pages.md.
 */
// cspell:ignore ptst
const signs = [
  // Every browser that can run this site begins and goes on like this.
  String.raw`^(?!mozilla/5\.0 \()|^[^)]+\)$|compatible;`,
  // Not the phones of that name.
  String.raw`(?<! cu)bots?(?:\b|_)`,
  // Not its browsers, its apps and its phones.
  String.raw`(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))`,
  String.raw`crawl|spider|http|\.com\b|lighthouse|headless|preview|inspect`,
  String.raw`agent\b|tools|synthetic|splash|cloudflare|catch|feed|archive`,
  String.raw`monitor\b|java(?!;)|(?<!cam)scan|ptst[ /]\d`,
];

/** For a regular expression that ignores case. */
export const crawlerPattern = signs.join('|');
