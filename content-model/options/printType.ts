import { childOf, childrenOf, nameOf } from '../nodeFields.ts';
import {
  findDeclaration,
  resolveName,
  type Declaration,
} from './declarations.ts';
import { parseTypes, type TypeNode } from './typeFiles.ts';

/** Names aren't resolved deeper than this: a type may contain itself. */
const MAX_DEPTH = 8;
/** Starting here leaves all but the outer two names unresolved. */
export const SHORT_DEPTH = MAX_DEPTH - 2;

/**
 * Prints a type in a normal form: names resolved, members of unions and objects
 * sorted, single quotes. Two spellings of the same type print the same.
 */
export function printType(declaration: Declaration, depth = 0): string {
  const { file, node } = declaration;
  const print = (inner: TypeNode) => printType({ file, node: inner }, depth);
  switch (node.type) {
    case 'TSTypeAnnotation':
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return print(childOf(node, 'typeAnnotation'));
    case 'TSUnionType':
      return joinUnion(childrenOf(node, 'types').map(print).map(groupFunction));
    case 'TSArrayType':
      return `${group(print(childOf(node, 'elementType')))}[]`;
    case 'TSLiteralType':
      return printLiteral(childOf(node, 'literal')['value']);
    case 'TSTypeLiteral':
      return printMembers(childrenOf(node, 'members'), print);
    case 'TSInterfaceDeclaration':
      return printMembers(childrenOf(childOf(node, 'body'), 'body'), print);
    case 'TSTypeReference':
      return printReference(declaration, print, depth);
    case 'TSIndexedAccessType': {
      const member = findMember(declaration);
      return member ? printType(member, depth + 1) : sourceText(declaration);
    }
    default:
      return sourceText(declaration);
  }
}

/** The normal form of a type as a page writes it. */
export function normalizeType(text: string): string {
  const file = parseTypes('page.d.ts', `type Page = ${text};`);
  const found = findDeclaration(file, 'Page');
  if (!found) throw new Error(`This is not a type: ${text}`);
  return printType(found);
}

const group = (text: string) =>
  splitUnion(text).length > 1 ? `(${text})` : groupFunction(text);

/** What follows a function would be read as what it returns. */
const groupFunction = (text: string) =>
  splitAt('=>', text).length > 1 ? `(${text})` : text;

function printLiteral(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll("'", "\\'")}'`
    : String(value);
}

function printMembers(
  members: TypeNode[],
  print: (node: TypeNode) => string,
): string {
  const printed = members.map(member => {
    const mark = member['optional'] ? '?' : '';
    const type = childOf(member, 'typeAnnotation');
    return `${nameOf(member['key']) ?? ''}${mark}: ${print(type)}`;
  });
  return `{ ${printed.sort().join('; ')} }`;
}

function printReference(
  { file, node }: Declaration,
  print: (node: TypeNode) => string,
  depth: number,
): string {
  const name = childOf(node, 'typeName');
  const written = sourceText({ file, node: name });
  const given = node['typeArguments']
    ? childOf(node, 'typeArguments')
    : undefined;
  if (given) {
    const args = childrenOf(given, 'params').map(print);
    const [first = 'unknown'] = args;
    if (written === 'Array') return `${group(first)}[]`;
    // Rsbuild's name for it; a page spells it out.
    if (written === 'OneOrMany') return joinUnion([first, `${group(first)}[]`]);
    return `${written}<${args.join(', ')}>`;
  }
  const found = depth < MAX_DEPTH ? resolveName(file, name) : undefined;
  return found ? printType(found, depth + 1) : written;
}

/** What `OutputConfig['target']` refers to. */
function findMember({ file, node }: Declaration): Declaration | undefined {
  const object = childOf(node, 'objectType');
  const owner = object['typeName']
    ? resolveName(file, childOf(object, 'typeName'))
    : undefined;
  if (owner?.node.type !== 'TSInterfaceDeclaration') return undefined;
  const key = nameOf(childOf(node, 'indexType')['literal']);
  const member = childrenOf(childOf(owner.node, 'body'), 'body').find(
    ({ key: name }) => nameOf(name) === key,
  );
  return (
    member && { file: owner.file, node: childOf(member, 'typeAnnotation') }
  );
}

function sourceText({ file, node }: Declaration): string {
  return file.text.slice(node.start, node.end).replace(/\s+/g, ' ');
}

/** Splits a type at the bars that aren't inside brackets or quotes. */
export function splitUnion(type: string): string[] {
  return splitAt('|', type);
}

function splitAt(sign: string, type: string): string[] {
  const parts: string[] = [];
  let level = 0;
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (character === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ('{(<['.includes(character)) level += 1;
    const isArrow = type.startsWith('=>', index - 1);
    if ('})>]'.includes(character) && !isArrow) level -= 1;
    if (level === 0 && type.startsWith(sign, index)) {
      parts.push(type.slice(start, index).trim());
      start = index + sign.length;
    }
  }
  return [...parts, type.slice(start).trim()];
}

/** Joins members sorted and without duplicates; `undefined` adds nothing to an option. */
export function joinUnion(types: readonly string[]): string {
  const members = new Set(types.flatMap(splitUnion));
  members.delete('undefined');
  if (members.has('true') && members.has('false')) {
    members.delete('true');
    members.delete('false');
    members.add('boolean');
  }
  return [...members].sort().join(' | ');
}
