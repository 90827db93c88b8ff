import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Here, Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';
import { MAX_DEPTH, readValue } from './readValue.ts';
import {
  definitionsIn,
  findName,
  isValue,
  readScope,
  type Scope,
} from './Scope.ts';
import { argumentsOf, isFunction, unwrap } from './shapes.ts';

/** What a config exports: inside of `defineConfig()`, or returned by a function. */
export function readExported(
  node: SyntaxNode,
  here: Here,
  notes: Notes,
): Value {
  if (here.depth > MAX_DEPTH) return notes.refuse('too-deep', node, here);
  const inside = { ...here, depth: here.depth + 1 };
  const inner = unwrap(node) ?? argumentOfDefine(node, here.scope, notes);
  if (inner) return readExported(inner, inside, notes);
  if (isFunction(node)) return readReturned(node, inside, notes);
  if (node.name === 'VariableName') {
    const found = findName(notes.textOf(node), here.scope);
    if (found && typeof found.value !== 'string' && !isValue(found.value)) {
      const there = { ...inside, scope: found.scope };
      return readExported(found.value, there, notes);
    }
  }
  const value = readValue(node, here, notes);
  return value.type === 'call' ? notes.refuse('expression', node, here) : value;
}

/** `x` in `defineConfig(x)`, unless the file says itself what that does. */
function argumentOfDefine(node: SyntaxNode, scope: Scope, notes: Notes) {
  if (node.name !== 'CallExpression') return undefined;
  const name = notes.textOf(partsOf(node)[0]);
  const args = argumentsOf(node);
  const isKnown =
    /^define(?:Build)?Config$/.test(name) && !findName(name, scope);
  return isKnown && args.length === 1 ? args[0] : undefined;
}

/** What a function returns that declares constants and does nothing else. */
function readReturned(node: SyntaxNode, here: Here, notes: Notes): Value {
  const parts = partsOf(node);
  const body = parts.pop() ?? node;
  const parameters = parts.flatMap(part =>
    part.name === 'VariableDefinition' ? [part] : definitionsIn(part),
  );
  const scope: Scope = {
    names: new Map(
      parameters.map(name => [notes.textOf(name), 'unknown-name'] as const),
    ),
    parent: here.scope,
  };
  if (body.name !== 'Block') {
    return readExported(body, { ...here, scope }, notes);
  }
  const statements = partsOf(body).slice(1, -1);
  const last = statements.pop();
  const value = last?.name === 'ReturnStatement' ? partsOf(last)[1] : undefined;
  const other = statements.find(({ name }) => !name.endsWith('Declaration'));
  if (!value || other || value.name === ';') {
    return notes.refuse('statements', other ?? last ?? node, here);
  }
  const inside = readScope(body, text => notes.textOf(text), scope);
  return readExported(value, { ...here, scope: inside }, notes);
}
