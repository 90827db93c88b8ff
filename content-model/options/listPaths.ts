import path from 'node:path';
import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import { findExport, resolveName, type Declaration } from './declarations.ts';
import {
  findObjects,
  membersOf,
  printBoth,
  type InheritedOption,
} from './extractOptions.ts';
import { readTypeFile, typesEntry } from './typeFiles.ts';

/** `output.sourceMap.extract.include` is as deep as options go. */
const MAX_DEPTH = 4;
/** Options of other packages have their own documentation. */
const PACKAGES =
  /[\\/](?:@rslib|@rsbuild)[\\/]core[\\/](?:dist|dist-types)[\\/]/;

/** The name of each option that can be written at a place, by its path there. */
export type OptionNames = ReadonlyMap<string, string>;

interface Paths {
  all: InheritedOption[];
  /** Next to `lib`, and in its items: `dts.bundle` is `lib.dts.bundle`. */
  config: OptionNames;
  item: OptionNames;
}

/**
 * Every option path that the types of a configuration have, however deep:
 * `output.distPath.root`, or `lib.dts.bundle` for what an item of `lib` adds.
 */
export function listPaths(packageFolder: string): InheritedOption[] {
  return pathsOf(packageFolder).all;
}

/** The options next to `lib` and in an item of it; some can be in one of them only. */
export function optionNames(
  packageFolder: string,
): Pick<Paths, 'config' | 'item'> {
  return pathsOf(packageFolder);
}

const known = new Map<string, Paths>();

function pathsOf(packageFolder: string): Paths {
  const paths = known.get(packageFolder) ?? readPaths(packageFolder);
  known.set(packageFolder, paths);
  return paths;
}

function readPaths(packageFolder: string): Paths {
  const entry = readTypeFile(typesEntry(packageFolder));
  const config = findExport(entry, 'RslibConfig');
  const item = findExport(entry, 'LibConfig');
  if (!config || !item) {
    throw new Error(
      `${path.relative('', entry.file)} exports no RslibConfig or no LibConfig, so options can't be listed. If the package has renamed them, update listPaths.ts.`,
    );
  }
  const [base] = basesOf(config);
  const shared = new Set(
    (base ? listMembers(base, '', MAX_DEPTH) : []).map(option => option.path),
  );
  const nameIn = (place: string) => {
    const [root = ''] = place.split('.');
    return shared.has(root) ? place : `lib.${place}`;
  };
  const [next, inside] = [config, item].map(owner =>
    listMembers(owner, '').filter(
      option => option.path !== 'lib' && !option.path.startsWith('_'),
    ),
  );
  const namesOf = (options: readonly InheritedOption[] = []) =>
    options.map(({ path: place }) => [place, nameIn(place)] as const);
  const all = [...(next ?? []), ...(inside ?? [])].map(option => {
    const name = nameIn(option.path);
    return [name, { ...option, path: name }] as const;
  });
  return {
    all: [...new Map(all).values()],
    config: new Map([['lib', 'lib'], ...namesOf(next)]),
    item: new Map(namesOf(inside)),
  };
}

function listMembers(
  owner: Declaration,
  prefix: string,
  depth = 1,
): InheritedOption[] {
  const found = objectsOf(owner)
    .filter(({ file }) => PACKAGES.test(file.file))
    .flatMap(({ file, node }) =>
      membersOf(node)
        .filter(member => member['typeAnnotation'] && nameOf(member['key']))
        .flatMap(member => {
          const name = `${prefix}${nameOf(member['key']) ?? ''}`;
          const types = printBoth({ file, node: member });
          const type = { file, node: childOf(member, 'typeAnnotation') };
          const inner =
            depth < MAX_DEPTH ? listMembers(type, `${name}.`, depth + 1) : [];
          return [{ path: name, types }, ...inner];
        }),
    );
  return [...new Map(found.map(option => [option.path, option])).values()];
}

/** The object types of a type, with those that it extends or picks from. */
function objectsOf(type: Declaration): Declaration[] {
  const { file, node } = type;
  if (
    node.type === 'TSTypeAnnotation' ||
    node.type === 'TSTypeAliasDeclaration'
  )
    return objectsOf({ file, node: childOf(node, 'typeAnnotation') });
  if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
    return childrenOf(node, 'types').flatMap(inner =>
      objectsOf({ file, node: inner }),
    );
  if (node.type === 'TSTypeReference') {
    const found = resolveName(file, childOf(node, 'typeName'));
    return found ? objectsOf(found) : pickedFrom(type);
  }
  return [...findObjects(type), ...basesOf(type).flatMap(objectsOf)];
}

/** What an interface extends. */
function basesOf({ file, node }: Declaration): Declaration[] {
  return childrenOf(node, 'extends').flatMap(
    base => resolveName(file, childOf(base, 'expression')) ?? [],
  );
}

/** `Pick<DevConfig, 'hmr' | …>` has some members of its first argument. */
function pickedFrom({ file, node }: Declaration): Declaration[] {
  if (!node['typeArguments']) return [];
  const name = nameOf(node['typeName']);
  const [first, keys] = childrenOf(childOf(node, 'typeArguments'), 'params');
  const isPart = name === 'Pick' || name === 'Omit' || name === 'Partial';
  const objects = isPart && first ? objectsOf({ file, node: first }) : [];
  const picked =
    name === 'Pick' && keys?.type === 'TSUnionType'
      ? childrenOf(keys, 'types').map(key => nameOf(childOf(key, 'literal')))
      : undefined;
  if (!picked) return objects;
  return objects.map(object => ({
    file: object.file,
    node: {
      ...object.node,
      type: 'TSTypeLiteral',
      members: membersOf(object.node).filter(member =>
        picked.includes(nameOf(member['key'])),
      ),
    },
  }));
}
