import { nameOf, type TypeNode } from '../options/typeFiles.ts';

/** The name that a statement declares. */
export function declaredName(node: TypeNode): string {
  // `as` is safe: a list of variables has at least one.
  const [variable] = (node['declarations'] ?? []) as TypeNode[];
  return nameOf(node['id'] ?? variable?.['id']) ?? '';
}
