// cspell:ignore esrever srcdoc mtext etc passwd
/** Texts that become code where they are taken for HTML, code or an address. */
export const payloads: readonly string[] = [
  '<img src=x onerror=canary()>',
  '<script>canary()</script>',
  '"><svg onload=canary()>',
  "'-canary()-'",
  '`${canary()}`',
  'javascript:canary()',
  '</title><script>canary()</script>',
  '{{constructor.constructor("canary()")()}}',
  '<iframe srcdoc="<script>parent.canary()</script>">',
  '<a href="javascript:canary()">x</a>',
  '<style>@import "//evil.example/x.css";</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<math><mtext><img src onerror=canary()></mtext></math>',
];

/** Texts that name what every object has. */
export const prototypeTexts: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  'toString',
  'hasOwnProperty',
];

/** Texts that break what counts, cuts or decodes. */
export const brokenTexts: readonly string[] = [
  '%',
  '%E0%A4%A',
  '%ZZ',
  '%00',
  '%u0041',
  '\u202Eesrever\u202C',
  '\u0000',
  '𠮷'.repeat(200),
  'a\u0301'.repeat(500),
];

export function nameOf(text: string): string {
  const shown = JSON.stringify(text);
  return shown.length > 60 ? `${shown.slice(0, 50)}… (${text.length})` : shown;
}
