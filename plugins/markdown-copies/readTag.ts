import { parseSync } from 'oxc-parser';

/** A tag of a component that stands on lines of its own. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'single';
  props: Record<string, unknown>;
  /** How many lines it takes. */
  lineCount: number;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

const TAG_START = /^\s*<(\/?)([A-Z][\w.]*)/;
/** A tag that has not ended by then is none. */
const MAX_LINES = 60;

/** Reads the tag that starts on a line; undefined where none does. */
export function readTag(lines: readonly string[], at: number): Tag | undefined {
  const line = lines[at] ?? '';
  const [, slash, name] = TAG_START.exec(line) ?? [];
  if (!name) return undefined;
  if (slash) {
    return line.trim() === `</${name}>`
      ? { name, kind: 'close', props: {}, lineCount: 1 }
      : undefined;
  }
  for (let lineCount = 1; lineCount <= MAX_LINES; lineCount++) {
    const text = lines
      .slice(at, at + lineCount)
      .join('\n')
      .trim();
    if (!text.endsWith('>')) continue;
    const isSingle = text.endsWith('/>');
    const props = readProps(isSingle ? text : `${text}</${name}>`);
    if (props) {
      return { name, kind: isSingle ? 'single' : 'open', props, lineCount };
    }
  }
  return undefined;
}

/** The attributes of an element without content; undefined if it is no such. */
function readProps(element: string): Record<string, unknown> | undefined {
  const { program, errors } = parseSync('tag.jsx', `(${element})`);
  // `as` is right: the parser's tree is ESTree, and each node has a type.
  const [statement] = program.body as unknown as Node[];
  if (errors.length > 0 || !statement) return undefined;
  const found = unwrap(statement['expression'] as Node);
  if (found.type !== 'JSXElement') return undefined;
  if ((found['children'] as Node[]).length > 0) return undefined;
  const { attributes } = found['openingElement'] as { attributes: Node[] };
  return Object.fromEntries(
    attributes
      .filter(({ type }) => type === 'JSXAttribute')
      .map(attribute => [
        (attribute['name'] as { name: string }).name,
        // An attribute without a value is true, as in React.
        attribute['value'] ? valueOf(attribute['value'] as Node) : true,
      ]),
  );
}

function unwrap(node: Node): Node {
  return node.type === 'ParenthesizedExpression'
    ? (node['expression'] as Node)
    : node;
}

/** What an expression says by itself; undefined where it needs to be run. */
function valueOf(node: Node): unknown {
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return valueOf(node['expression'] as Node);
    case 'TemplateLiteral': {
      const parts = node['quasis'] as { value: { cooked: string } }[];
      return parts.length === 1 ? parts[0]?.value.cooked : undefined;
    }
    case 'ArrayExpression':
      return (node['elements'] as Node[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as Node[])
          .filter(({ type }) => type === 'Property')
          .map(property => {
            const key = property['key'] as { name?: string; value?: unknown };
            return [
              key.name ?? String(key.value),
              valueOf(property['value'] as Node),
            ];
          }),
      );
    default:
      return undefined;
  }
}
