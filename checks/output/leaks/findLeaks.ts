// cspell:ignore AKIA pousr bxox abprs

/** What must never reach readers, and how it looks. */
const leaks: readonly [kind: string, pattern: RegExp][] = [
  ['a path of a machine', /file:\/\/\/[\w%.-]+|\b[A-Za-z]:\\Users\\[\w.-]+/g],
  [
    'a path of a machine',
    /(?<![\w.~-])\/(?:home|Users|root|tmp|private|var\/folders)\/[\w.-]+/g,
  ],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['a token of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})\b/g],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/g],
  ['a key of Google', /\bAIza[\w-]{35}\b/g],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['a password in an address', /\b[a-z]+:\/\/[\w.-]+:[^\s@/"'<>]+@[\w.-]+/g],
];

/** Only the last line of a script or style leads a browser to a map. */
const SOURCE_MAP = /^\/[/*][#@] sourceMappingURL=.*\s*$/m;

/** Says what a file of the build gives away; nothing when all is well. */
export function findLeaks(
  file: string,
  text: string,
  folders: readonly string[],
): string[] {
  const found = leaks.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([match]) => `${kind}: ${match}`),
  );
  for (const folder of folders) {
    if (text.includes(folder)) found.push(`the folder of the build: ${folder}`);
  }
  if (file.endsWith('.map')) found.push('is a source map');
  if (/\.(?:js|css)$/.test(file) && SOURCE_MAP.test(text)) {
    found.push('names a source map');
  }
  return [...new Set(found)];
}
