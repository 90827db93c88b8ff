import type { EsNode, SyntaxAttribute, SyntaxNode } from './SyntaxNode.ts';

/** A component's attributes by name; undefined for values that aren't literals. */
export function readProps({
  attributes = [],
}: SyntaxNode): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap(attribute =>
      attribute.name ? [[attribute.name, readValue(attribute)]] : [],
    ),
  );
}

function readValue({ value }: SyntaxAttribute): unknown {
  if (typeof value === 'string') return value;
  // As in React, an attribute without a value is true.
  return value ? literalOf(value.data?.estree) : true;
}

/** What an expression says without being run. */
export function literalOf(node: EsNode | null | undefined): unknown {
  if (!node) return undefined;
  // `as` is safe here: these fields are the ones ESTree gives each type.
  switch (node.type) {
    case 'Program':
      return literalOf((node['body'] as EsNode[])[0]);
    case 'ExpressionStatement':
      return literalOf(node['expression'] as EsNode);
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral': {
      const parts = node['quasis'] as { value: { cooked: string } }[];
      return parts.length === 1 ? parts[0]?.value.cooked : undefined;
    }
    case 'ArrayExpression':
      return (node['elements'] as EsNode[]).map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as EsNode[])
          .filter(({ type }) => type === 'Property')
          .map(({ key, value }) => {
            const { name, value: text } = key as EsNode;
            return [String(name ?? text), literalOf(value as EsNode)];
          }),
      );
    default:
      return undefined;
  }
}
