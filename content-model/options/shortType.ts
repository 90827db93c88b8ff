import { splitUnion } from './printType.ts';
import type { FactLine } from './readFactLines.ts';

/** Longer objects are on the option's own page. */
const MAX_OBJECT_LENGTH = 24;

/** Of a type that is a choice. */
const MAX_MEMBERS = 6;

/** A type without the contents of objects and the middle of a long list. */
export function shortType(text: string): string {
  const members = splitUnion(shorten(text, 'object').replaceAll('`', ''));
  const hidden = members.length > MAX_MEMBERS ? members.length - 3 : 0;
  return members.toSpliced(1, hidden, ...(hidden ? ['…'] : [])).join(' | ');
}

/** A Type line as its row on the page, but for the contents of objects. */
export function shortTypeLine({ text, blockLine }: FactLine): string {
  return blockLine === undefined
    ? shorten(text, 'object')
    : `\`${shortType(text)}\``;
}

/** Without the contents of long objects and the addresses of links. */
export function shorten(markdown: string, object: string): string {
  let text = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  let before;
  do {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, match =>
      match.length > MAX_OBJECT_LENGTH ? object : match.replace(/[{}]/g, hide),
    );
  } while (text !== before);
  return text.replace(/[\u{e000}\u{e001}]/gu, show);
}

// Hides the braces of short objects, so that the object around them can be matched.
const hide = (brace: string) => (brace === '{' ? '\u{e000}' : '\u{e001}');
const show = (mark: string) => (mark === '\u{e000}' ? '{' : '}');
