import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import {
  resolveSource,
  type TypeFile,
  type TypeNode,
} from '../options/typeFiles.ts';
import { declaredName } from './declaredName.ts';

/** A declaration as it's written, or the statement that passes a name on. */
export interface Declared {
  file: TypeFile;
  text: string;
  /** Missing if the name comes from a package that we don't read. */
  node?: TypeNode;
}

/**
 * All declarations of a name as seen inside a file: a function has one for each
 * overload. Follows imports and re-exports into other files, and into one other
 * package: what that one takes from a third is shown as the statement it is.
 */
export function findDeclarations(
  file: TypeFile,
  name: string,
  isForeign = false,
): Declared[] {
  const own = file.body
    .map(statement =>
      statement['declaration'] ? childOf(statement, 'declaration') : statement,
    )
    .filter(node => isDeclaration(node) && declaredName(node) === name)
    .map(node => ({ file, node, text: file.text.slice(node.start, node.end) }));
  if (own.length > 0) return own;

  for (const statement of file.body) {
    const found = follow(file, statement, name, isForeign);
    if (found.length > 0) return found;
  }
  return [];
}

function follow(
  file: TypeFile,
  statement: TypeNode,
  name: string,
  isForeign: boolean,
): Declared[] {
  const isImport = statement.type === 'ImportDeclaration';
  const specifier = findSpecifier(statement, name);
  const source = nameOf(statement['source']);
  if (source === undefined) {
    const local = nameOf(specifier?.['local']) ?? name;
    return local === name ? [] : findDeclarations(file, local, isForeign);
  }
  const isPackage = !source.startsWith('.');
  if (specifier && isPackage && isForeign) {
    return [{ file, text: passOn(specifier, name, source) }];
  }
  const isStar =
    statement.type === 'ExportAllDeclaration' && !statement['exported'];
  if (!specifier && !isStar) return [];
  const target = resolveSource(file, statement);
  const there = specifier?.[isImport ? 'imported' : 'local'];
  return target
    ? findDeclarations(target, nameOf(there) ?? name, isForeign || isPackage)
    : [];
}

function findSpecifier(
  statement: TypeNode,
  name: string,
): TypeNode | undefined {
  const side = statement.type === 'ImportDeclaration' ? 'local' : 'exported';
  return childrenOf(statement, 'specifiers').find(
    item => nameOf(item[side]) === name,
  );
}

function passOn(specifier: TypeNode, name: string, source: string): string {
  return specifier.type === 'ImportNamespaceSpecifier'
    ? `export type * as ${name} from '${source}'`
    : `export { ${name} } from '${source}'`;
}

function isDeclaration({ type }: TypeNode): boolean {
  return /^(?:TS(?:TypeAlias|Interface)Declaration|TSDeclareFunction|VariableDeclaration)$/.test(
    type,
  );
}
