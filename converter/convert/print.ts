/** Code that isn't data: `pluginReact()`. */
export class Raw {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

export type Output =
  | string
  | number
  | boolean
  | null
  | undefined
  | RegExp
  | Raw
  | Output[]
  | Options;

/** Options of Rslib, as they're written. */
export interface Options {
  [key: string]: Output;
}

/** What fits in a line. */
const LINE_LENGTH = 80;

/** A value as our examples write it. */
export function print(value: Output, indent = '', used = 0): string {
  const line = printLine(value);
  if (used + indent.length + line.length < LINE_LENGTH) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map(item => `${inner}${print(item, inner, 1)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (!isOptions(value)) return line;
  const entries = Object.entries(value).map(([key, member]) => {
    const name = `${printKey(key)}: `;
    return `${inner}${name}${print(member, inner, name.length + 1)},\n`;
  });
  return `{\n${entries.join('')}${indent}}`;
}

function printLine(value: Output): string {
  if (value instanceof Raw) return value.code;
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  if (!isOptions(value)) return String(value);
  const entries = Object.entries(value).map(
    ([key, member]) => `${printKey(key)}: ${printLine(member)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export function isOptions(value: Output): value is Options {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    !(value instanceof Raw)
  );
}

const printKey = (key: string) =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);

/** Single quotes, unless the text has more of them than of double quotes. */
function quote(text: string): string {
  const json = JSON.stringify(text)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const isDouble = text.split("'").length > text.split('"').length;
  if (isDouble) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
