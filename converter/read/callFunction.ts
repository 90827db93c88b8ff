import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import { readScope, type Here, type Scope } from './Scope.ts';
import { definitionsIn, partsOf } from './syntax.ts';

/** Reads a condition, or, in another way, what is returned. */
interface Reads {
  value: (node: SyntaxNode, here: Here) => Value;
  returned?: (node: SyntaxNode, here: Here) => Value;
}

/** What a function returns for these arguments, if nothing else matters to it. */
export function callFunction(
  node: SyntaxNode,
  args: readonly Value[],
  here: Here,
  reads: Reads,
): Value {
  const { value, returned = value } = reads;
  const body = partsOf(node).pop() ?? node;
  const inside = { ...here, scope: parametersOf(node, args, here) };
  if (body.name !== 'Block') return returned(body, inside);
  return (
    run(body, inside, reads) ??
    here.notes.refuse('statements', partsOf(body).at(-2) ?? body, here.path)
  );
}

/** The names of a function's parameters, with what is known of them. */
function parametersOf(
  node: SyntaxNode,
  args: readonly Value[],
  { notes, scope }: Here,
): Scope {
  const list = node.getChild('ParamList');
  const parts = list ? partsOf(list) : partsOf(node).slice(0, -1);
  const names = new Map<string, Value | 'unknown-name'>();
  let index = 0;
  parts.forEach((part, at) => {
    if (part.name === ',') index += 1;
    const value = parts[at - 1]?.name === 'Spread' ? undefined : args[index];
    if (part.name === 'VariableDefinition') {
      names.set(notes.textOf(part), value ?? 'unknown-name');
      return;
    }
    // What isn't the name of a member hides names outside, and is unknown.
    for (const local of definitionsIn(part)) {
      names.set(notes.textOf(local), 'unknown-name');
    }
    if (part.name !== 'ObjectPattern' || value?.type !== 'object') return;
    for (const property of part.getChildren('PatternProperty')) {
      const [name, colon, renamed] = partsOf(property);
      const local = colon?.name === ':' ? renamed : name;
      const member = value.entries.get(notes.textOf(name));
      if (member && local && /Definition$/.test(local.name)) {
        names.set(notes.textOf(local), member);
      }
    }
  });
  return { names, parent: scope };
}

/** The value that statements return: constants, conditions, and `return`. */
function run(block: SyntaxNode, here: Here, reads: Reads): Value | undefined {
  const scope = readScope(block, here.notes, here.scope);
  for (const statement of partsOf(block)) {
    if (/^[{}]$|Declaration$/.test(statement.name)) continue;
    const result = runStatement(statement, { ...here, scope }, reads);
    if (result) return result;
  }
  return undefined;
}

function runStatement(
  statement: SyntaxNode,
  here: Here,
  reads: Reads,
): Value | undefined {
  const [, condition, first, , second] = partsOf(statement);
  if (statement.name === 'Block') return run(statement, here, reads);
  if (statement.name === 'ReturnStatement' && condition?.name !== ';') {
    const { value, returned = value } = reads;
    if (condition) return returned(condition, here);
  }
  if (statement.name === 'IfStatement' && condition && first) {
    const known = reads.value(condition, here);
    const chosen = known.type === 'scalar' && known.value ? first : second;
    if (known.type === 'scalar')
      return chosen && runStatement(chosen, here, reads);
  }
  return here.notes.refuse('statements', statement, here.path);
}
