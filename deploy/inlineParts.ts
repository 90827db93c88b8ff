export interface InlinePart {
  kind: 'script' | 'style' | 'style attribute';
  text: string;
}

/** Elements whose content is raw text, so a `<` inside opens nothing. */
const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea']);

/** Any other `type` is a data block (such as JSON) that never runs. */
const EXECUTABLE_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
]);

const COMMENT_OR_OPEN_TAG =
  /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const STYLE_VALUE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const QUOTED_VALUE = /"[^"]*"|'[^']*'/g;
const TYPE_VALUE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function hasSource(attributes: string): boolean {
  return /\ssrc\s*=/i.test(attributes.replace(QUOTED_VALUE, '""'));
}

function isExecutable(attributes: string): boolean {
  const match = TYPE_VALUE.exec(attributes);
  const type = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  return EXECUTABLE_TYPES.has(type.trim().toLowerCase());
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The value of a style attribute, as the browser hashes it. */
function styleOf(attributes: string): string {
  const match = STYLE_VALUE.exec(attributes);
  const value = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  return value.replace(/&[#\w]+;/g, name => CHARACTERS[name] ?? name);
}

/** Finds the inline scripts and styles of a page that its CSP must allow. */
export function findInlineParts(html: string): InlinePart[] {
  // Browsers hash the text after the parser has normalized line endings.
  const source = html.replace(/\r\n?/g, '\n');
  const tag = new RegExp(COMMENT_OR_OPEN_TAG);
  const found: InlinePart[] = [];

  for (let match = tag.exec(source); match; match = tag.exec(source)) {
    const name = match[1]?.toLowerCase();
    const style = styleOf(match[2] ?? '');
    if (style) found.push({ kind: 'style attribute', text: style });
    if (!name || !RAW_TEXT_ELEMENTS.has(name)) continue;

    const start = tag.lastIndex;
    const closing = source
      .slice(start)
      .search(new RegExp(`</${name}[\\s/>]`, 'i'));
    const end = closing === -1 ? source.length : start + closing;
    tag.lastIndex = end;

    const text = source.slice(start, end);
    const attributes = match[2] ?? '';
    if (text === '') continue;
    if (name === 'style') found.push({ kind: 'style', text });
    if (
      name === 'script' &&
      !hasSource(attributes) &&
      isExecutable(attributes)
    ) {
      found.push({ kind: 'script', text });
    }
  }
  return found;
}
