import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import { resolveSource, type TypeFile, type TypeNode } from './typeFiles.ts';

/** A declaration and the file whose scope it uses. */
export interface Declaration {
  file: TypeFile;
  node: TypeNode;
}

/** What a name in a type refers to, including `Rspack.LibraryName`. */
export function resolveName(
  file: TypeFile,
  name: TypeNode,
): Declaration | undefined {
  if (name.type !== 'TSQualifiedName') {
    return findDeclaration(file, nameOf(name) ?? '');
  }
  const namespace = findDeclaration(file, nameOf(name['left']) ?? '');
  return namespace?.node.type === 'ImportNamespaceSpecifier'
    ? findExport(namespace.file, nameOf(name['right']) ?? '')
    : undefined;
}

/** The declaration of a name as seen inside a file, including its imports. */
export function findDeclaration(
  file: TypeFile,
  name: string,
): Declaration | undefined {
  for (const statement of file.body) {
    const node = statement['declaration']
      ? childOf(statement, 'declaration')
      : statement;
    const isType =
      node.type === 'TSTypeAliasDeclaration' ||
      node.type === 'TSInterfaceDeclaration';
    if (isType && nameOf(node['id']) === name) return { file, node };
  }
  return findFirst(file, 'ImportDeclaration', statement =>
    followSpecifier(file, statement, {
      name,
      known: 'local',
      there: 'imported',
    }),
  );
}

/** The declaration that a file exports under a name. */
export function findExport(
  file: TypeFile,
  name: string,
): Declaration | undefined {
  return (
    findDeclaration(file, name) ??
    findFirst(file, 'ExportNamedDeclaration', statement =>
      followSpecifier(file, statement, {
        name,
        known: 'exported',
        there: 'local',
      }),
    ) ??
    findFirst(file, 'ExportAllDeclaration', statement => {
      const target = resolveSource(file, statement);
      return target && findExport(target, name);
    })
  );
}

function findFirst(
  { body }: TypeFile,
  type: string,
  find: (statement: TypeNode) => Declaration | undefined,
): Declaration | undefined {
  for (const statement of body) {
    const found =
      statement.type === type && statement['source']
        ? find(statement)
        : undefined;
    if (found) return found;
  }
  return undefined;
}

interface Step {
  name: string;
  /** The field with the name on this side. */
  known: 'local' | 'exported';
  /** The field with the name on the other side. */
  there: 'imported' | 'local';
}

function followSpecifier(
  file: TypeFile,
  statement: TypeNode,
  { name, known, there }: Step,
): Declaration | undefined {
  const specifier = childrenOf(statement, 'specifiers').find(
    item => nameOf(item[known]) === name,
  );
  const target = specifier && resolveSource(file, statement);
  if (!target) return undefined;
  return specifier.type === 'ImportNamespaceSpecifier'
    ? { file: target, node: specifier }
    : findExport(target, nameOf(specifier[there]) ?? name);
}
