import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Notes } from './Notes.ts';
import { definitionsIn, partsOf } from './syntax.ts';

/** Names that have a value here: its code, the value, or why it can't be known. */
export interface Scope {
  names: ReadonlyMap<string, SyntaxNode | Value | 'unknown-name' | 'changed'>;
  parent?: Scope;
}

/** Where a value is read. */
export interface Here {
  notes: Notes;
  scope: Scope;
  /** The keys that lead to it. */
  path: string;
  depth: number;
}

/** Methods that change the list, map, or set they belong to. */
const CHANGES =
  /^(?:push|unshift|pop|shift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

/** The names that statements declare. */
export function readScope(
  block: SyntaxNode,
  notes: Notes,
  parent?: Scope,
): Scope {
  const names = new Map<string, SyntaxNode | 'unknown-name' | 'changed'>();
  const hide = (found: readonly SyntaxNode[]) => {
    for (const name of found) names.set(notes.textOf(name), 'unknown-name');
  };
  const declarations = partsOf(block).flatMap(statement =>
    statement.name === 'ExportDeclaration' ? partsOf(statement) : [statement],
  );
  for (const declaration of declarations) {
    const parts = partsOf(declaration);
    if (declaration.name === 'ImportDeclaration') {
      // A helper of the project may do anything, even if it's called defineConfig.
      const from = notes.textOf(declaration.getChild('String') ?? undefined);
      if (/^['"]\./.test(from)) hide(definitionsIn(declaration));
    } else if (declaration.name === 'VariableDeclaration') {
      let name = '';
      parts.forEach((part, index) => {
        const value = parts[index + 1];
        if (part.name.endsWith('Pattern')) hide(definitionsIn(part));
        if (part.name === 'VariableDefinition') hide([part]);
        if (part.name === 'VariableDefinition') name = notes.textOf(part);
        else if (part.name === 'Equals' && name && value)
          names.set(name, value);
        else if (part.name === ',') name = '';
      });
    } else if (declaration.name.endsWith('Declaration')) {
      hide(declaration.getChildren('VariableDefinition'));
    }
  }
  for (const name of findChanged(block, notes)) {
    if (names.has(name)) names.set(name, 'changed');
  }
  return { names, ...(parent && { parent }) };
}

/** Where a name was declared, looking outwards. */
export function findName(name: string, scope: Scope) {
  for (let here: Scope | undefined = scope; here; here = here.parent) {
    const value = here.names.get(name);
    if (value) return { value, scope: here };
  }
  return undefined;
}

/** Variables whose value may not be the one that they were declared with. */
function findChanged(block: SyntaxNode, notes: Notes): Set<string> {
  const changed = new Set<string>();
  // `a.b = 1` changes a; `[a, b] = c` changes both.
  const add = (target: SyntaxNode | undefined) => {
    target?.cursor().iterate(part => {
      if (/^Variable|^PropertyDefinition$/.test(part.name))
        changed.add(notes.textOf(part));
    });
  };
  block.cursor().iterate(ref => {
    const { name } = ref;
    // In a deep tree, it takes long to make a node of each reference.
    if (!/^(?:Assignment|Postfix|Unary|Call)Expression$/.test(name)) return;
    const { node } = ref;
    const [first, second] = partsOf(node);
    if (name === 'CallExpression') {
      const [owner, , property] = partsOf(first);
      if (CHANGES.test(notes.textOf(property))) add(owner);
      // A function that is called for its effect may change what it's given.
      const isStatement = node.parent?.name === 'ExpressionStatement';
      if (isStatement || notes.textOf(first).startsWith('Object.assign'))
        add(second);
    } else if (name === 'UnaryExpression') {
      if (/^(?:delete|\+\+|--)$/.test(notes.textOf(first))) add(second);
    } else if (second?.name !== 'LogicOp') {
      // `x!` is only for the compiler.
      add(first);
    }
  });
  return changed;
}

/** Whether a name stands for a value that has been read. */
export const isValue = (found: SyntaxNode | Value): found is Value =>
  'place' in found;
