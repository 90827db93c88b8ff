import { childrenOf, nameOf } from '../nodeFields.ts';
import { type TypeNode } from '../options/typeFiles.ts';

/** The name that a statement declares. */
export function declaredName(node: TypeNode): string {
  const [variable] = childrenOf(node, 'declarations');
  return nameOf(node['id'] ?? variable?.['id']) ?? '';
}
