import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import { partsOf } from './partsOf.ts';

/** Names that have a value here: its code, the value, or why it can't be known. */
export interface Scope {
  names: ReadonlyMap<string, SyntaxNode | Value | 'unknown-name' | 'changed'>;
  parent?: Scope;
}

/** Methods that change the list, map, or set they belong to. */
const CHANGES =
  /^(?:push|unshift|pop|shift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

/** The names that statements declare. */
export function readScope(
  block: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
  parent?: Scope,
): Scope {
  const changed = findChanged(block, textOf);
  const names = new Map<string, SyntaxNode | 'unknown-name' | 'changed'>();
  const declarations = partsOf(block)
    .flatMap(statement =>
      statement.name === 'ExportDeclaration' ? partsOf(statement) : [statement],
    )
    .filter(({ name }) => name.endsWith('Declaration'));
  for (const declaration of declarations) {
    if (declaration.name === 'ImportDeclaration') {
      // A helper of the project may do anything, even if it's called defineConfig.
      const from = declaration.getChild('String');
      if (!from || !/^['"]\./.test(textOf(from))) continue;
      for (const name of definitionsIn(declaration)) {
        names.set(textOf(name), 'unknown-name');
      }
      continue;
    }
    if (declaration.name !== 'VariableDeclaration') {
      const name = declaration.getChild('VariableDefinition');
      if (name) names.set(textOf(name), 'unknown-name');
      continue;
    }
    const parts = partsOf(declaration);
    parts.forEach((part, index) => {
      if (part.name.endsWith('Pattern')) {
        for (const name of definitionsIn(part)) {
          names.set(textOf(name), 'unknown-name');
        }
      }
      if (part.name !== 'VariableDefinition') return;
      const rest = parts.slice(index + 1);
      const equals = rest.findIndex(({ name }) => name === 'Equals');
      const comma = rest.findIndex(({ name }) => name === ',');
      const value = equals !== -1 && (comma === -1 || equals < comma);
      const name = textOf(part);
      names.set(name, (value && rest[equals + 1]) || 'unknown-name');
      if (changed.has(name)) names.set(name, 'changed');
    });
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

/** All names that a pattern or a list of parameters declares. */
export function definitionsIn(node: SyntaxNode): SyntaxNode[] {
  return partsOf(node).flatMap(part =>
    part.name === 'VariableDefinition' ? [part] : definitionsIn(part),
  );
}

/** Variables whose value isn't the one that they were declared with. */
function findChanged(
  block: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): Set<string> {
  const changed = new Set<string>();
  const add = (node: SyntaxNode | undefined) => {
    if (!node) return;
    // `a.b = 1` changes a; `[a, b] = c` changes both.
    const root = rootOf(node);
    for (const name of root ? [root] : namesIn(node)) changed.add(textOf(name));
  };
  block.cursor().iterate(ref => {
    const { name } = ref;
    // In a deep tree, it takes long to make a node of each reference.
    if (!/^(?:Assignment|Postfix|Unary|Call)Expression$/.test(name)) return;
    const { node } = ref;
    const [first, second] = partsOf(node);
    if (name === 'AssignmentExpression' || name === 'PostfixExpression') {
      // `x!` is only for the compiler.
      if (second?.name !== 'LogicOp') add(first);
    }
    if (name === 'UnaryExpression' && first) {
      if (/^(?:delete|\+\+|--)$/.test(textOf(first))) add(second);
    }
    if (name === 'CallExpression' && first) {
      const property = partsOf(first).at(-1);
      const method = property && textOf(property);
      if (first.name === 'MemberExpression' && CHANGES.test(method ?? '')) {
        add(partsOf(first)[0]);
      }
      // A function that is called for its effect may change what it's given.
      const isStatement = node.parent?.name === 'ExpressionStatement';
      if (isStatement || textOf(first).startsWith('Object.assign')) {
        for (const argument of partsOf(second)) add(argument);
      }
    }
  });
  return changed;
}

const namesIn = (node: SyntaxNode): SyntaxNode[] =>
  /Expression$|Pattern|Property$/.test(node.name)
    ? partsOf(node).flatMap(part => namesIn(part))
    : /^Variable|^PropertyDefinition$/.test(node.name)
      ? [node]
      : [];

/** The variable in `a.b[0].c`. */
function rootOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.name === 'VariableName') return node;
  const first = partsOf(node)[0];
  return /^(?:Member|Postfix|Parenthesized)Expression$/.test(node.name) && first
    ? rootOf(
        node.name.startsWith('Paren') ? (partsOf(node)[1] ?? first) : first,
      )
    : undefined;
}

/** Whether a name stands for a value that has been read. */
export const isValue = (found: SyntaxNode | Value): found is Value =>
  'place' in found;
