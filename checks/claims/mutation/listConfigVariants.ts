import { parseSync } from 'oxc-parser';

/** A config file without one of its settings. */
export interface ConfigVariant {
  /** The setting that's gone, as a path: `lib.0.dts.bundle`. */
  setting: string;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** All settings deeper than this go together. */
const DEPTH = 3;

/** Removes each setting of a config file in turn. */
export function listConfigVariants(
  file: string,
  text: string,
): ConfigVariant[] {
  const { program } = parseSync(file, text);
  // `as` is safe: Node is a loose view of the parser's own types.
  const statements = program.body as unknown as Node[];
  const exported = statements.find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  );
  const config = exported && findObject(exported.declaration as Node);
  if (!config) return [];
  return listSettings(config, '', DEPTH).map(({ path, start, end }) => ({
    setting: path,
    text: text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
  }));
}

/** The object in `defineConfig({ … })`. */
function findObject(node: Node): Node | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (node.type !== 'CallExpression') return undefined;
  const [first] = node.arguments as Node[];
  return first && findObject(first);
}

interface Setting {
  path: string;
  start: number;
  end: number;
}

function listSettings(object: Node, above: string, depth: number): Setting[] {
  return (object.properties as Node[]).flatMap(property => {
    if (property.type !== 'Property') return [];
    const { name, value: text } = property.key as Node;
    const path = above + String(name ?? text);
    const own = { path, start: property.start, end: property.end };
    return [own, ...listInside(property.value as Node, `${path}.`, depth - 1)];
  });
}

function listInside(value: Node, above: string, depth: number): Setting[] {
  if (depth === 0) return [];
  if (value.type === 'ObjectExpression') {
    return listSettings(value, above, depth);
  }
  if (value.type !== 'ArrayExpression') return [];
  return (value.elements as (Node | null)[]).flatMap((element, index) =>
    element?.type === 'ObjectExpression'
      ? listSettings(element, `${above}${index}.`, depth)
      : [],
  );
}
