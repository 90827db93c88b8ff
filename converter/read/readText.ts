const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** What may follow a backslash; a number after it that isn't 0 is forbidden in modules. */
const ESCAPE =
  /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[\n\r\u2028\u2029])|([\s\S]))/gi;

/** The text that a literal stands for, without its quotes. */
export function readText(literal: string): string | undefined {
  let isValid = true;
  const text = literal.replace(
    ESCAPE,
    (
      _,
      point?: string,
      unit?: string,
      byte?: string,
      lineBreak?: string,
      character: string = '',
    ) => {
      const code = Number.parseInt(point ?? unit ?? byte ?? '', 16);
      if (!Number.isNaN(code)) {
        isValid &&= code <= 0x10_ff_ff;
        return isValid ? String.fromCodePoint(code) : '';
      }
      if (lineBreak) return '';
      // The rest of \x, \u, and of octal numbers isn't what it looks like.
      if (/[1-9xu]/.test(character)) isValid = false;
      return ESCAPES[character] ?? character;
    },
  );
  return isValid ? text : undefined;
}
