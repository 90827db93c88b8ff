import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import { callFunction } from './callFunction.ts';
import { MAX_DEPTH, readValue } from './readValue.ts';
import { findName, isValue, type Here } from './Scope.ts';
import { argumentsOf, isFunction, partsOf, unwrap } from './syntax.ts';

/** What a config exports: inside of `defineConfig()`, or returned by a function. */
export function readExported(node: SyntaxNode, here: Here): Value {
  const { notes, scope, depth, path } = here;
  if (depth > MAX_DEPTH) return notes.refuse('too-deep', node, path);
  const inside = { ...here, depth: depth + 1 };
  const inner = unwrap(node) ?? argumentOfDefine(node, here);
  if (inner) return readExported(inner, inside);
  if (isFunction(node)) {
    const reads = { value: readValue, returned: readExported };
    return callFunction(node, [], inside, reads);
  }
  if (node.name === 'VariableName') {
    const found = findName(notes.textOf(node), scope);
    if (found && typeof found.value !== 'string' && !isValue(found.value)) {
      return readExported(found.value, { ...inside, scope: found.scope });
    }
  }
  const value = readValue(node, here);
  return value.type === 'call' ? notes.refuse('expression', node, path) : value;
}

/** `x` in `defineConfig(x)`, unless the file says itself what that does. */
function argumentOfDefine(node: SyntaxNode, { notes, scope }: Here) {
  if (node.name !== 'CallExpression') return undefined;
  const name = notes.textOf(partsOf(node)[0]);
  const args = argumentsOf(node);
  const isKnown =
    /^define(?:Build)?Config$/.test(name) && !findName(name, scope);
  return isKnown && args.length === 1 ? args[0] : undefined;
}
