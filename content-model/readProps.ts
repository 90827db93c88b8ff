import { childOf, childrenOf } from './nodeFields.ts';
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
  switch (node.type) {
    case 'Program':
      return literalOf(childrenOf(node, 'body')[0]);
    case 'ExpressionStatement':
      return literalOf(childOf(node, 'expression'));
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral': {
      // As ESTree has it: the text of a template without expressions is one part.
      const parts = node['quasis'] as { value: { cooked: string } }[];
      return parts.length === 1 ? parts[0]?.value.cooked : undefined;
    }
    case 'ArrayExpression':
      return childrenOf(node, 'elements').map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        childrenOf(node, 'properties')
          .filter(({ type }) => type === 'Property')
          .map(property => {
            const { name, value } = childOf(property, 'key');
            return [
              String(name ?? value),
              literalOf(childOf(property, 'value')),
            ];
          }),
      );
    default:
      return undefined;
  }
}
