import type { SyntaxNode } from '@lezer/common';

/** The children of a node, without comments. */
export function partsOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let part = node?.firstChild; part; part = part.nextSibling) {
    if (!part.name.endsWith('Comment')) parts.push(part);
  }
  return parts;
}

/** `(x)`, `x as T`, `x satisfies T`, `x!`, `<T>x`: the same value. */
export function unwrap(node: SyntaxNode): SyntaxNode | undefined {
  const parts = partsOf(node);
  const [first, second] = parts;
  switch (`${node.name} ${second?.name}`) {
    case 'BinaryExpression as':
    case 'BinaryExpression satisfies':
    case 'PostfixExpression LogicOp':
      return first;
    default:
      if (node.name === 'PrefixCast') return parts.at(-1);
      return node.name === 'ParenthesizedExpression' ? second : undefined;
  }
}

export const isFunction = ({ name }: SyntaxNode): boolean =>
  ['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration'].includes(name);

/** The values between the parentheses of a call. */
export const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  partsOf(call.getChild('ArgList'))
    .slice(1, -1)
    .filter(({ name }) => name !== ',');

/** All names that a pattern or a list of parameters declares. */
export const definitionsIn = (node: SyntaxNode): SyntaxNode[] =>
  partsOf(node).flatMap(part =>
    part.name === 'VariableDefinition' ? [part] : definitionsIn(part),
  );
