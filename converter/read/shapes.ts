import type { SyntaxNode } from '@lezer/common';
import { partsOf } from './partsOf.ts';

/** `(x)`, `x as T`, `x satisfies T`, `x!`, `<T>x`: the same value. */
export function unwrap(node: SyntaxNode): SyntaxNode | undefined {
  const parts = partsOf(node);
  const second = parts[1]?.name ?? '';
  switch (node.name) {
    case 'ParenthesizedExpression':
      return parts[1];
    case 'PrefixCast':
      return parts.at(-1);
    case 'BinaryExpression':
      return ['as', 'satisfies'].includes(second) ? parts[0] : undefined;
    case 'PostfixExpression':
      return second === 'LogicOp' ? parts[0] : undefined;
    default:
      return undefined;
  }
}

export const isFunction = ({ name }: SyntaxNode): boolean =>
  ['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration'].includes(name);

/** The values between the parentheses of a call. */
export const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  partsOf(partsOf(call).find(({ name }) => name === 'ArgList'))
    .slice(1, -1)
    .filter(({ name }) => name !== ',');
