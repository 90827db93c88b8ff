import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Here, Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';
import { definitionsIn, readScope, type Scope } from './Scope.ts';

type Read = (node: SyntaxNode, here: Here) => Value;

/** What a function returns for these arguments, if nothing else matters to it. */
export function callFunction(
  node: SyntaxNode,
  here: Here,
  notes: Notes,
  args: readonly Value[],
  read: Read,
): Value | undefined {
  const parts = partsOf(node);
  const body = parts.pop();
  const names: Map<string, Value | 'unknown-name'> = new Map();
  for (const [index, parameter] of parametersOf(parts).entries()) {
    bind(parameter, args[index], notes, names);
  }
  const scope: Scope = { names, parent: here.scope };
  if (!body) return undefined;
  return notes.quietly(() =>
    body.name === 'Block'
      ? run(body, { ...here, scope }, notes, read)
      : read(body, { ...here, scope }),
  );
}

/** The parameters of a function, each without its type. */
function parametersOf(parts: readonly SyntaxNode[]): SyntaxNode[] {
  const list = parts.find(({ name }) => name === 'ParamList');
  return (list ? partsOf(list) : parts).filter(({ name }) =>
    /^(?:VariableDefinition|ObjectPattern)$/.test(name),
  );
}

/** Gives a parameter its value, or each name of `{ format }`. */
function bind(
  parameter: SyntaxNode,
  value: Value | undefined,
  notes: Notes,
  names: Map<string, Value | 'unknown-name'>,
): void {
  if (parameter.name === 'VariableDefinition') {
    names.set(notes.textOf(parameter), value ?? 'unknown-name');
    return;
  }
  for (const property of parameter.getChildren('PatternProperty')) {
    // What isn't the name of a member hides names outside, and is unknown.
    for (const local of definitionsIn(property)) {
      names.set(notes.textOf(local), 'unknown-name');
    }
    const [name, colon, renamed] = partsOf(property);
    const local = colon?.name === ':' ? renamed : name;
    const member =
      value?.type === 'object'
        ? value.entries.get(notes.textOf(name))
        : undefined;
    if (member && local?.name === 'VariableDefinition') {
      names.set(notes.textOf(local), member);
    }
  }
}

/** The value that statements return: constants, conditions, and `return`. */
function run(
  block: SyntaxNode,
  here: Here,
  notes: Notes,
  read: Read,
): Value | undefined {
  const scope = readScope(block, node => notes.textOf(node), here.scope);
  const inside = { ...here, scope };
  for (const statement of partsOf(block)) {
    if (/^[{}]$|Declaration$/.test(statement.name)) continue;
    const result = runStatement(statement, inside, notes, read);
    if (result !== 'nothing') return result;
  }
  return undefined;
}

function runStatement(
  statement: SyntaxNode,
  here: Here,
  notes: Notes,
  read: Read,
): Value | 'nothing' | undefined {
  const parts = partsOf(statement);
  if (statement.name === 'ReturnStatement') {
    return parts[1] ? read(parts[1], here) : undefined;
  }
  if (statement.name === 'Block')
    return run(statement, here, notes, read) ?? 'nothing';
  const [, condition, first, , second] = parts;
  if (statement.name !== 'IfStatement' || !condition || !first)
    return undefined;
  const known = read(condition, here);
  if (known.type !== 'scalar') return undefined;
  const chosen = known.value ? first : second;
  return chosen ? runStatement(chosen, here, notes, read) : 'nothing';
}
