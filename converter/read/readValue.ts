import type { SyntaxNode } from '@lezer/common';
import type { Code, Dictionary, List, Value } from './ConfigFile.ts';
import type { Here, Notes } from './Notes.ts';
import { callFunction } from './callFunction.ts';
import { partsOf } from './partsOf.ts';
import { readChoice } from './readChoice.ts';
import { readJoined } from './readJoined.ts';
import { readLiteral } from './readLiteral.ts';
import { findName, isValue } from './Scope.ts';
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
  if (isFunction(node)) return readFunction(node, here, notes);
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
        readChoice(node, notes, part => readValue(part, inside, notes)) ??
        readJoined(node, notes, part => readValue(part, inside, notes)) ??
        notes.refuse('expression', node, here)
      );
  }
}

/** A function isn't data; what it returns may be. */
function readFunction(node: SyntaxNode, here: Here, notes: Notes): Code {
  return {
    ...notes.refuse('function', node, here),
    call: args =>
      callFunction(node, here, notes, args, (part, there) =>
        readValue(part, there, notes),
      ),
  };
}

function readName(node: SyntaxNode, here: Here, notes: Notes): Value {
  const name = notes.textOf(node);
  const found = findName(name, here.scope);
  if (!found && name === 'undefined') return notes.scalar(node, undefined);
  if (!found) return notes.refuse('unknown-name', node, here);
  const { value, scope } = found;
  if (typeof value === 'string') return notes.refuse(value, node, here);
  return isValue(value) ? value : readValue(value, { ...here, scope }, notes);
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
  const object: Dictionary = {
    type: 'object',
    keys: [],
    entries: new Map(),
    unread: [],
    place: notes.place(node),
  };
  for (const property of partsOf(node)) {
    const [first, second] = partsOf(property);
    if (first?.name === 'Spread' && second) {
      readSpread(second, here, notes, object);
    } else if (property.name === 'Property') {
      readProperty(property, here, notes, object);
    }
  }
  return object;
}

function readSpread(
  node: SyntaxNode,
  here: Here,
  notes: Notes,
  object: Dictionary,
): void {
  const before = notes.problems.length;
  const value = readValue(node, here, notes);
  if (value.type === 'object') {
    for (const [key, member] of value.entries) object.entries.set(key, member);
    object.keys.push(...value.keys);
    object.unread.push(...value.unread);
    return;
  }
  notes.problems.length = before;
  object.unread.push(notes.refuse('spread', node, here));
}

function readProperty(
  property: SyntaxNode,
  here: Here,
  notes: Notes,
  { keys, entries, unread }: Dictionary,
): void {
  const parts = partsOf(property);
  const colon = parts.findIndex(({ name }) => name === ':');
  const value = colon === -1 ? undefined : parts[colon + 1];
  const key = readKey(property, here, notes);
  if (typeof key !== 'string') {
    unread.push(key);
    return;
  }
  const inside = { ...here, path: pathOf(here.path, key) };
  const name = parts.find(part => /^(?:Property|String)/.test(part.name));
  if (name && !property.getChild('[')) {
    keys.push({ name: key, place: notes.place(name) });
  }
  if (key === '__proto__' && colon === 1) {
    unread.push(notes.refuse('prototype', property, inside));
  } else if (value) {
    entries.set(key, readValue(value, inside, notes));
  } else if (parts.length === 1 && parts[0]) {
    entries.set(key, readName(parts[0], inside, notes));
  } else {
    entries.set(key, readFunction(property, inside, notes));
  }
}

function readKey(
  property: SyntaxNode,
  here: Here,
  notes: Notes,
): string | Code {
  const parts = partsOf(property);
  const name = parts.find(part => part.name === 'PropertyDefinition');
  if (name) return notes.textOf(name);
  const bracket = parts.findIndex(part => part.name === '[');
  const computed = parts[bracket + 1];
  const value =
    computed && notes.quietly(() => readValue(computed, here, notes));
  if (value?.type === 'scalar') return String(value.value);
  return notes.refuse('computed-key', computed ?? property, here);
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
