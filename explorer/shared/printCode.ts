import type { Json } from './Sample.ts';

/** A line of a configuration is at most this long if it can be broken. */
const LINE_LENGTH = 60;
const INDENT = '  ';

/**
 * Prints data as TypeScript. A text that starts with `=` is code and stands as
 * it is: `=pluginReact()`.
 */
export function printCode(value: Json, indent = '', before = 0): string {
  if (typeof value === 'string') {
    return value.startsWith('=') ? value.slice(1) : quote(value);
  }
  if (value === null || typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const [open, close, gap] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  const parts: (readonly [string, Json])[] = isList
    ? value.map(item => ['', item])
    : Object.entries(value).map(([key, item]) => [`${nameOf(key)}: `, item]);
  if (parts.length === 0) return open + close;

  const inner = indent + INDENT;
  const items = parts.map(
    ([key, item]) => key + printCode(item, inner, inner.length + key.length),
  );
  const line = open + gap + items.join(', ') + gap + close;
  const fits = before + line.length < LINE_LENGTH && !line.includes('\n');
  return fits
    ? line
    : `${open}\n${items.map(item => `${inner}${item},\n`).join('')}${indent}${close}`;
}

function nameOf(key: string): string {
  return /^[\w$]+$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
