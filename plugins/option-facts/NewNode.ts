import type { SyntaxNode } from '../../content-model/SyntaxNode.ts';

/** A node to be compiled: new ones have no place in the file. */
export type NewNode = Omit<SyntaxNode, 'position' | 'children'> & {
  children?: NewNode[];
};

export function text(value: string): NewNode {
  return { type: 'text', value };
}

export function code(value: string): NewNode {
  return { type: 'inlineCode', value };
}

export function element(
  name: string,
  children: NewNode[],
  attributes: Readonly<Record<string, string>> = {},
): NewNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  };
}
