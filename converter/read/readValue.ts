import type { SyntaxNode } from '@lezer/common';
import type { Code, Dictionary, List, Value } from './ConfigFile.ts';
import { callFunction } from './callFunction.ts';
import { readExpression } from './readExpression.ts';
import { findName, isValue, type Here } from './Scope.ts';
import { argumentsOf, isFunction, partsOf, unwrap } from './syntax.ts';
import { pathOf } from './toData.ts';

/** No config nests this deep; a constant that contains itself does. */
export const MAX_DEPTH = 64;

/** Constants can multiply: each may be in the next one twice. */
const MAX_VALUES = 20_000;

/** A value as the file writes it, or a note why it isn't known. */
export function readValue(node: SyntaxNode, here: Here): Value {
  const { notes, path, depth } = here;
  notes.valueCount += 1;
  if (notes.valueCount > MAX_VALUES)
    return notes.refuse('too-large', node, path);
  if (depth > MAX_DEPTH) return notes.refuse('too-deep', node, path);
  const inside = { ...here, depth: depth + 1 };
  const inner = unwrap(node);
  if (inner) return readValue(inner, inside);
  if (isFunction(node)) return readFunction(node, here);
  switch (node.name) {
    case 'ArrayExpression':
      return readList(node, inside);
    case 'ObjectExpression':
      return readObject(node, inside);
    case 'VariableName':
      return readName(node, inside);
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, inside);
    default:
      return (
        readExpression(node, inside, part => readValue(part, inside)) ??
        notes.refuse('expression', node, path)
      );
  }
}

/** A function isn't data; what it returns may be. */
function readFunction(node: SyntaxNode, here: Here): Code {
  const { notes, path } = here;
  return {
    ...notes.refuse('function', node, path),
    call: args =>
      notes.quietly(() => callFunction(node, args, here, { value: readValue })),
  };
}

function readName(node: SyntaxNode, here: Here): Value {
  const { notes, path } = here;
  const name = notes.textOf(node);
  const found = findName(name, here.scope);
  if (!found && name === 'undefined') return notes.scalar(node, undefined);
  if (!found) return notes.refuse('unknown-name', node, path);
  const { value, scope } = found;
  if (typeof value === 'string') return notes.refuse(value, node, path);
  return isValue(value) ? value : readValue(value, { ...here, scope });
}

function readList(node: SyntaxNode, here: Here): List {
  const { notes } = here;
  const items: Value[] = [];
  let before = ',';
  for (const part of partsOf(node).slice(1, -1)) {
    const path = `${here.path}[${items.length}]`;
    if (before === 'Spread') {
      const list = notes.quietly(() => readValue(part, here));
      if (list?.type === 'list') items.push(...list.items);
      else items.push(notes.refuse('spread', part, path));
    } else if (part.name === ',') {
      if (before === ',') items.push(notes.scalar(part, undefined));
    } else if (part.name !== 'Spread') {
      items.push(readValue(part, { ...here, path }));
    }
    before = part.name;
  }
  return { type: 'list', items, place: notes.place(node) };
}

function readObject(node: SyntaxNode, here: Here): Dictionary {
  const object: Dictionary = {
    type: 'object',
    keys: [],
    entries: new Map(),
    unread: [],
    place: here.notes.place(node),
  };
  for (const property of partsOf(node)) {
    const [first, second] = partsOf(property);
    if (first?.name === 'Spread' && second) readSpread(second, here, object);
    else if (property.name === 'Property') readProperty(property, here, object);
  }
  return object;
}

function readSpread(node: SyntaxNode, here: Here, object: Dictionary): void {
  const { notes, path } = here;
  const before = notes.problems.length;
  const value = readValue(node, here);
  if (value.type === 'object') {
    for (const [key, member] of value.entries) object.entries.set(key, member);
    object.keys.push(...value.keys);
    object.unread.push(...value.unread);
    return;
  }
  notes.problems.length = before;
  object.unread.push(notes.refuse('spread', node, path));
}

function readProperty(
  property: SyntaxNode,
  here: Here,
  { keys, entries, unread }: Dictionary,
): void {
  const { notes } = here;
  const parts = partsOf(property);
  const colon = parts.findIndex(({ name }) => name === ':');
  const value = colon === -1 ? undefined : parts[colon + 1];
  const key = readKey(property, here);
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
    unread.push(notes.refuse('prototype', property, inside.path));
  } else if (value) {
    entries.set(key, readValue(value, inside));
  } else if (parts.length === 1 && parts[0]) {
    entries.set(key, readName(parts[0], inside));
  } else {
    entries.set(key, readFunction(property, inside));
  }
}

function readKey(property: SyntaxNode, here: Here): string | Code {
  const { notes } = here;
  const parts = partsOf(property);
  const name = parts.find(part => part.name === 'PropertyDefinition');
  if (name) return notes.textOf(name);
  const bracket = parts.findIndex(part => part.name === '[');
  const computed = parts[bracket + 1] ?? property;
  const value = notes.quietly(() => readValue(computed, here));
  if (value?.type === 'scalar') return String(value.value);
  return notes.refuse('computed-key', computed, here.path);
}

function readCall(node: SyntaxNode, here: Here): Value {
  const { notes, path } = here;
  const isNew = node.name === 'NewExpression';
  const callee = notes.textOf(partsOf(node)[isNew ? 1 : 0]);
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(callee)) {
    return notes.refuse('expression', node, path);
  }
  const args = argumentsOf(node).map((argument, index) =>
    readValue(argument, { ...here, path: `${path}(${index})` }),
  );
  const name = isNew ? `new ${callee}` : callee;
  return { type: 'call', name, args, place: notes.place(node) };
}
