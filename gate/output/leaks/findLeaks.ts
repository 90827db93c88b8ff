// cspell:ignore AKIA pousr bxox abprs

/** What must never be published. */
const leaks: readonly [kind: string, pattern: RegExp][] = [
  ['a path on a machine', /file:\/\/\/[\w%.-]+|\b[A-Za-z]:\\Users\\[\w.-]+/g],
  [
    'a path on a machine',
    /(?<![\w.~-])\/(?:home|Users|root|tmp|private|var\/folders)\/[\w.-]+/g,
  ],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['an AWS token', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})\b/g],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a Slack token', /\bxox[abprs]-[\w-]{10,}/g],
  ['a Google key', /\bAIza[\w-]{35}\b/g],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['a password in a URL', /\b[a-z]+:\/\/[\w.-]+:[^\s@/"'<>]+@[\w.-]+/g],
];

/** Browsers only look for a source map on the last line. */
const SOURCE_MAP = /^\/[/*][#@] sourceMappingURL=.*\s*$/m;

/** What a file of the build leaks, if anything. */
export function findLeaks(
  file: string,
  text: string,
  folders: readonly string[],
): string[] {
  const found = leaks.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([match]) => `${kind}: ${match}`),
  );
  for (const folder of folders) {
    // Only where a path starts: a folder may be called like the end of an address.
    const path = new RegExp(`(?<![\\w.~-])${RegExp.escape(folder)}`);
    if (path.test(text)) found.push(`the build folder: ${folder}`);
  }
  if (file.endsWith('.map')) found.push('is a source map');
  if (/\.(?:js|css)$/.test(file) && SOURCE_MAP.test(text)) {
    found.push('links to a source map');
  }
  return [...new Set(found)];
}
