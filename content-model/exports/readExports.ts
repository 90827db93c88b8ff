import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import {
  readTypeFile,
  resolveSource,
  typesEntry,
  type TypeFile,
  type TypeNode,
} from '../options/typeFiles.ts';
import { declaredName } from './declaredName.ts';
import { findDeclarations } from './findDeclarations.ts';
import { normalizeDeclaration } from './normalizeDeclaration.ts';

/** A name that programs import from a package, or a method of such a type. */
export interface PackageExport {
  /** `createRslib`, or `RslibInstance.build`. */
  name: string;
  /** Whether it's gone when the program runs. */
  isType: boolean;
  /** In normal form; an overloaded function has several. */
  declarations: string[];
  /** The declarations of another name where this one is declared. */
  declarationsOf: (name: string) => string[];
}

/** Lists what a package exports, in the order of its type declarations. */
export function readExports(packageFolder: string): PackageExport[] {
  const entry = readTypeFile(typesEntry(packageFolder));
  return entry.body.flatMap(statement => exportsOf(entry, statement));
}

function exportsOf(file: TypeFile, statement: TypeNode): PackageExport[] {
  const isTypeOnly = statement['exportKind'] === 'type';
  if (statement.type === 'ExportAllDeclaration') {
    const name = nameOf(statement['exported']);
    if (name !== undefined) {
      const text = file.text.slice(statement.start, statement.end);
      return [
        {
          name,
          isType: isTypeOnly,
          declarations: [normalizeDeclaration(text)],
          declarationsOf: () => [],
        },
      ];
    }
    const target = resolveSource(file, statement);
    return target?.body.flatMap(inner => exportsOf(target, inner)) ?? [];
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement['declaration']) {
    const declaration = childOf(statement, 'declaration');
    const isType = /^TS(?:TypeAlias|Interface)/.test(declaration.type);
    return createExport(file, declaredName(declaration), isType);
  }
  return childrenOf(statement, 'specifiers').flatMap(specifier =>
    createExport(
      file,
      nameOf(specifier['exported']) ?? '',
      isTypeOnly || specifier['exportKind'] === 'type',
    ),
  );
}

/** The export, and the methods if it's the type of an object with methods. */
function createExport(
  file: TypeFile,
  name: string,
  isType: boolean,
): PackageExport[] {
  const found = findDeclarations(file, name);
  const declarationsOf = (other: string) =>
    found
      .flatMap(declared => findDeclarations(declared.file, other))
      .map(({ text }) => normalizeDeclaration(text));
  const declarations = found.map(({ text }) => normalizeDeclaration(text));
  const methods = found.flatMap(declared =>
    methodsOf(declared.node).map(method => ({
      name: `${name}.${nameOf(method['key']) ?? ''}`,
      isType,
      declarations: [
        normalizeDeclaration(
          declared.file.text.slice(method.start, method.end),
        ),
      ],
      declarationsOf,
    })),
  );
  return [{ name, isType, declarations, declarationsOf }, ...methods];
}

function methodsOf(node: TypeNode | undefined): TypeNode[] {
  if (!node?.['typeAnnotation']) return [];
  return childrenOf(childOf(node, 'typeAnnotation'), 'members').filter(
    ({ type }) => type === 'TSMethodSignature',
  );
}
