import type { SyntaxNode } from '@lezer/common';
import type { Dictionary, List, Value } from './ConfigFile.ts';
import type { Here, Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';
import { readJoined } from './readJoined.ts';
import { readLiteral } from './readLiteral.ts';
import { findName } from './Scope.ts';
import { argumentsOf, isFunction, unwrap } from './shapes.ts';
import { pathOf } from './toData.ts';

/** No config nests this deep; a constant that contains itself does. */
export const MAX_DEPTH = 64;

/** Constants can multiply: each may be in the next one twice. */
const MAX_VALUES = 20_000;

/** A value as the file writes it, or a note why it isn't known. */
export function readValue(node: SyntaxNode, here: Here, notes: Notes): Value {
  notes.valueCount += 1;
  if (notes.valueCount > MAX_VALUES) {
    return notes.refuse('too-large', node, here);
  }
  if (here.depth > MAX_DEPTH) return notes.refuse('too-deep', node, here);
  const inside = { ...here, depth: here.depth + 1 };
  const inner = unwrap(node);
  if (inner) return readValue(inner, inside, notes);
  if (isFunction(node)) return notes.refuse('function', node, here);
  switch (node.name) {
    case 'ArrayExpression':
      return readList(node, inside, notes);
    case 'ObjectExpression':
      return readObject(node, inside, notes);
    case 'VariableName':
      return readName(node, inside, notes);
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, inside, notes);
    default:
      return (
        readLiteral(node, notes) ??
        readMember(node, inside, notes) ??
        readJoined(node, notes, part => readValue(part, inside, notes)) ??
        notes.refuse('expression', node, here)
      );
  }
}

function readName(node: SyntaxNode, here: Here, notes: Notes): Value {
  const name = notes.textOf(node);
  const found = findName(name, here.scope);
  if (!found && name === 'undefined') return notes.scalar(node, undefined);
  if (!found) return notes.refuse('unknown-name', node, here);
  const { value, scope } = found;
  return typeof value === 'string'
    ? notes.refuse(value, node, here)
    : readValue(value, { ...here, scope }, notes);
}

/** A member of a constant of the file. */
function readMember(
  node: SyntaxNode,
  here: Here,
  notes: Notes,
): Value | undefined {
  const [object, dot, property] = partsOf(node);
  if (node.name !== 'MemberExpression' || dot?.name !== '.') return undefined;
  const owner = notes.quietly(() => object && readValue(object, here, notes));
  return owner?.type === 'object'
    ? owner.entries.get(notes.textOf(property))
    : undefined;
}

function readList(node: SyntaxNode, here: Here, notes: Notes): List {
  const items: Value[] = [];
  let before = ',';
  for (const part of partsOf(node).slice(1, -1)) {
    const at = { ...here, path: `${here.path}[${items.length}]` };
    if (before === 'Spread') {
      const list = notes.quietly(() => readValue(part, here, notes));
      if (list?.type === 'list') items.push(...list.items);
      else items.push(notes.refuse('spread', part, at));
    } else if (part.name === ',') {
      if (before === ',') items.push(notes.scalar(part, undefined));
    } else if (part.name !== 'Spread') {
      items.push(readValue(part, at, notes));
    }
    before = part.name;
  }
  return { type: 'list', items, place: notes.place(node) };
}

function readObject(node: SyntaxNode, here: Here, notes: Notes): Dictionary {
  const entries = new Map<string, Value>();
  for (const property of partsOf(node)) {
    const [first, second] = partsOf(property);
    if (first?.name === 'Spread' && second) {
      for (const [key, value] of readSpread(second, here, notes)) {
        entries.set(key, value);
      }
    } else if (property.name === 'Property') {
      readProperty(property, here, notes, entries);
    }
  }
  return { type: 'object', entries, place: notes.place(node) };
}

function readSpread(
  node: SyntaxNode,
  here: Here,
  notes: Notes,
): Iterable<[string, Value]> {
  const before = notes.problems.length;
  const value = readValue(node, here, notes);
  if (value.type === 'object') return value.entries;
  notes.problems.length = before;
  notes.refuse('spread', node, here);
  return [];
}

function readProperty(
  property: SyntaxNode,
  here: Here,
  notes: Notes,
  entries: Map<string, Value>,
): void {
  const parts = partsOf(property);
  const colon = parts.findIndex(({ name }) => name === ':');
  const value = colon === -1 ? undefined : parts[colon + 1];
  const key = readKey(parts, here, notes);
  if (key === undefined) return;
  const inside = { ...here, path: pathOf(here.path, key) };
  if (key === '__proto__' && colon === 1) {
    notes.refuse('prototype', property, inside);
  } else if (value) {
    entries.set(key, readValue(value, inside, notes));
  } else if (parts.length === 1 && parts[0]) {
    entries.set(key, readName(parts[0], inside, notes));
  } else {
    entries.set(key, notes.refuse('function', property, inside));
  }
}

function readKey(
  parts: SyntaxNode[],
  here: Here,
  notes: Notes,
): string | undefined {
  const name = parts.find(part => part.name === 'PropertyDefinition');
  if (name) return notes.textOf(name);
  const bracket = parts.findIndex(part => part.name === '[');
  const computed = parts[bracket + 1];
  if (!computed) return undefined;
  const value = notes.quietly(() => readValue(computed, here, notes));
  if (value?.type === 'scalar') return String(value.value);
  notes.refuse('computed-key', computed, here);
  return undefined;
}

function readCall(node: SyntaxNode, here: Here, notes: Notes): Value {
  const isNew = node.name === 'NewExpression';
  const callee = notes.textOf(partsOf(node)[isNew ? 1 : 0]);
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(callee)) {
    return notes.refuse('expression', node, here);
  }
  const args = argumentsOf(node).map((argument, index) =>
    readValue(argument, { ...here, path: `${here.path}(${index})` }, notes),
  );
  const name = isNew ? `new ${callee}` : callee;
  return { type: 'call', name, args, place: notes.place(node) };
}
