import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import { findExport, resolveName, type Declaration } from './declarations.ts';
import { printType, SHORT_DEPTH } from './printType.ts';
import {
  readTypeFile,
  typesEntry,
  type TypeFile,
  type TypeNode,
} from './typeFiles.ts';

/** An option that another package declares: `output.externals`. */
export interface InheritedOption {
  /** Below an item of `lib`: `format`, `dts.bundle.tsconfigPath`. */
  path: string;
  /** Its type in normal form: in full, and with the inner names unresolved. */
  types: [full: string, short: string];
}

/** An option that the package itself declares. */
export interface Option extends InheritedOption {
  /** The default according to its comment. */
  commentDefault: string | undefined;
  /** What it inherits from another package; an option with any is open-ended. */
  inherited: InheritedOption[];
}

interface Comment {
  /** What follows `@defaultValue` or `@default`. */
  defaultValue: string | undefined;
}

/** Reads the options of a `lib` item from a package's type declarations. */
export function extractOptions(packageFolder: string): Option[] {
  const entry = readTypeFile(typesEntry(packageFolder));
  const found = findExport(entry, 'LibConfig');
  if (!found) {
    throw new Error(
      `${entry.file} exports no LibConfig, so no option can be checked. If the package has renamed it, update extractOptions.ts.`,
    );
  }
  const isOwn = ({ file }: Declaration) =>
    file.file.startsWith(packageFolder) &&
    !file.file.slice(packageFolder.length).includes('node_modules');
  return listOptions(found, '', isOwn);
}

function listOptions(
  owner: Declaration,
  prefix: string,
  isOwn: (declaration: Declaration) => boolean,
): Option[] {
  return findObjects(owner)
    .filter(isOwn)
    .flatMap(({ file, node }) =>
      membersOf(node).flatMap(member => {
        const path = `${prefix}${nameOf(member['key']) ?? ''}`;
        // Every member in the package has an explicit type.
        const type = { file, node: childOf(member, 'typeAnnotation') };
        const objects = findObjects(type);
        const option: Option = {
          path,
          types: printBoth({ file, node: member }),
          commentDefault: readComment(file, member).defaultValue,
          inherited: objects.flatMap(object => listInherited(object, path)),
        };
        return [option, ...listOptions(type, `${path}.`, isOwn)];
      }),
    );
}

/** The object types in a type: itself, or the members of its union. */
export function findObjects({ file, node }: Declaration): Declaration[] {
  switch (node.type) {
    case 'TSTypeLiteral':
    case 'TSInterfaceDeclaration':
      return [{ file, node }];
    case 'TSTypeAnnotation':
    case 'TSTypeAliasDeclaration':
      return findObjects({ file, node: childOf(node, 'typeAnnotation') });
    case 'TSUnionType':
      return childrenOf(node, 'types').flatMap(inner =>
        findObjects({ file, node: inner }),
      );
    case 'TSTypeReference': {
      const found = node['typeArguments']
        ? undefined
        : resolveName(file, childOf(node, 'typeName'));
      return found ? findObjects(found) : [];
    }
    default:
      return [];
  }
}

/** The members of an object type. */
export function membersOf(node: TypeNode): TypeNode[] {
  return node['members']
    ? childrenOf(node, 'members')
    : childrenOf(childOf(node, 'body'), 'body');
}

/** The members of the types that an interface extends: `OutputConfig`. */
function listInherited(
  { file, node }: Declaration,
  owner: string,
): InheritedOption[] {
  return childrenOf(node, 'extends')
    .flatMap(base => resolveName(file, childOf(base, 'expression')) ?? [])
    .flatMap(findObjects)
    .flatMap(base =>
      membersOf(base.node).map(member => ({
        path: `${owner}.${nameOf(member['key']) ?? ''}`,
        types: printBoth({ file: base.file, node: member }),
      })),
    );
}

/** The type of a member, in full and short. */
export function printBoth({ file, node }: Declaration): Option['types'] {
  // Every member in the packages has an explicit type.
  const type = { file, node: childOf(node, 'typeAnnotation') };
  return [printType(type), printType(type, SHORT_DEPTH)];
}

/** Reads the comment directly before a member. */
function readComment({ comments, text }: TypeFile, member: TypeNode): Comment {
  const before = comments.findLast(
    ({ end }) =>
      end <= member.start && text.slice(end, member.start).trim() === '',
  );
  const lines = (before?.value ?? '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, ''))
    .join('\n');
  const [, value] =
    /@default(?:Value)?\s+([\s\S]*?)\s*(?=\n@|$(?![\s\S]))/.exec(lines) ?? [];
  return { defaultValue: value };
}
