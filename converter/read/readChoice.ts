import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';

type Read = (node: SyntaxNode) => Value;

/** `a ? b : c`, `a === b`, and `a !== b`, if `a` is known. */
export function readChoice(
  node: SyntaxNode,
  notes: Notes,
  read: Read,
): Value | undefined {
  const [left, operator, middle, , last] = partsOf(node);
  if (!left || !middle) return undefined;
  if (node.name === 'ConditionalExpression' && last) {
    const known = notes.quietly(() => read(left));
    if (known?.type !== 'scalar') return undefined;
    return read(known.value ? middle : last);
  }
  const sign = notes.textOf(operator);
  if (node.name !== 'BinaryExpression' || !/^[!=]==?$/.test(sign)) {
    return undefined;
  }
  const both = notes.quietly(() => [read(left), read(middle)] as const);
  if (both?.[0].type !== 'scalar' || both[1].type !== 'scalar')
    return undefined;
  const isSame = both[0].value === both[1].value;
  return notes.scalar(node, isSame === sign.startsWith('='));
}
