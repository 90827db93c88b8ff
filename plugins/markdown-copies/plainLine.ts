import { markdownPath } from '../../shared/markdownPath.ts';

const CODE_OR_TEXT = /((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))|[^`]+|`+/g;
const COMMENT = /\{\/\*.*?\*\/\}/g;
const TAG = /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>/g;

/** A line of a page without what only MDX knows; inline code stays as it is. */
export function plainLine(line: string, origin: string): string {
  return line
    .replace(/^(#{1,6} .*?)\s*\\?\{#[\w-]+\}\s*$/, '$1')
    .replace(CODE_OR_TEXT, (part, code?: string) =>
      code ? part : plainText(part, origin),
    );
}

function plainText(text: string, origin: string): string {
  return absoluteLinks(
    text
      .replace(COMMENT, '')
      .replace(TAG, '')
      // Braces mean something to MDX only.
      .replace(/\\([{}])/g, '$1'),
    origin,
  );
}

/** Links to pages lead to their Markdown; links to files only become absolute. */
function absoluteLinks(text: string, origin: string): string {
  return text.replace(
    /\]\((\/[^)#\s]*)(#[^)\s]*)?/g,
    (_, path: string, hash = '') => `](${twinAddress(path, origin)}${hash}`,
  );
}

/** The address of a page's Markdown, or of a file. */
export function twinAddress(path: string, origin: string): string {
  return origin + (/\.\w+$/.test(path) ? path : markdownPath(path));
}
