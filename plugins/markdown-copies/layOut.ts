// Private-use characters, which no page has, mark what is laid out line by line.

/** On a line of its own: what follows is quoted, up to its end. */
export const QUOTE_START = '\uE000';
export const QUOTE_END = '\uE001';
/** Starts a line of code, which stays as it is. */
export const CODE = '\uE002';

/** `:::tip Title`; to the parser, the lines of a callout are text. */
const CALLOUT =
  /^\s*(:{3,})\s*(\w+)\s*(?:\[([^\]]*)\]|\{\s*title="([^"]*)"\s*\}|(.*))$/;

/** Writes quotes; at most one empty line in a row, and none at the ends. */
export function layOut(text: string, wordOf: (type: string) => string): string {
  const lines: string[] = [];
  /** The line that ends each open quote. */
  const ends: string[] = [];
  const push = (line: string) =>
    lines.push(('> '.repeat(ends.length) + line).trimEnd());
  for (const line of text.split('\n')) {
    const mark = line.trim();
    const [, colons, type = '', ...titles] = CALLOUT.exec(line) ?? [];
    if (line.includes(CODE)) push(line.replace(CODE, ''));
    else if (mark === QUOTE_START) ends.push(QUOTE_END);
    else if (mark !== '' && mark === ends.at(-1)) ends.pop();
    else if (colons) {
      ends.push(colons);
      push(`**${titles.find(one => one?.trim())?.trim() ?? wordOf(type)}**`);
      push('');
    } else if (!isEmpty(line) || !isEmpty(lines.at(-1) ?? '')) push(line);
  }
  return lines.join('\n').trim();
}

function isEmpty(line: string): boolean {
  return /^[>\s]*$/.test(line);
}
