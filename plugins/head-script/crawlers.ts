/**
 * Tells crawlers from readers by what they call themselves. The words are those
 * of the list that the package isbot keeps, as far as they earn their bytes in
 * every page: chosen so that each of the 626 agents of its collection is found
 * by one of them. See decisions/0012-lean-pages.md.
 */
// cspell:disable
const signs = [
  // Every browser that can run this site begins and goes on like this.
  String.raw`^(?!mozilla/5\.0 \()|^[^)]+\)$|compatible;`,
  // Not the phones of that name.
  String.raw`(?<! cu)bots?(?:\b|_)`,
  // Not its browsers, its apps and its phones.
  String.raw`(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))`,
  String.raw`crawl|spider|http|\.com\b|tools|agent\b|synthetic|lighthouse`,
  String.raw`catch|splash|headless|cloudflare|feed|rigor|cursor/|dmbrowser`,
  String.raw`marketgoo/|speedcurve|burpcollaborator|24x7|rss\b|sogou|node\b`,
  String.raw`advisor|archive|inspect|preview|;\s\w+;$|cypress/|datanyze`,
  String.raw`selenium|dareboost|dejaclick|foregenix|java(?!;)|monitor\b`,
  String.raw`phantomjs|sparkler/|classifier|playwright|ptst[ /]\d|statuscake`,
  String.raw`transcoder|\b\w+/1\.0;|manus-user/|(?<!cam)scan|collapsify\b`,
  String.raw`securityheaders`,
];
// cspell:enable

/** For a regular expression that ignores case. */
export const crawlerPattern = signs.join('|');
