import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import { Notes } from './Notes.ts';
import { findError, MAX_LENGTH, parse } from './parse.ts';
import { readImports } from './readImports.ts';
import { readValue } from './readValue.ts';
import { findName, readScope, type Scope } from './Scope.ts';
import { argumentsOf, partsOf } from './syntax.ts';

/** A call of a function that a package exports. */
export interface ImportedCall {
  /** What the package calls the function. */
  name: string;
  args: Value[];
}

/** What has names of its own, which the names of the file don't count in. */
const OWN_NAMES = /Function|Block|^For|^Class|^Method|^Property$/;

/** The calls of a package's functions in a text, wherever they are. */
export function readCalls(text: string, from: string): ImportedCall[] {
  if (text.length > MAX_LENGTH) return [];
  const tree = parse(text);
  if (findError(tree)) return [];
  const script = tree.topNode;
  const notes = new Notes(text);
  const scope = readScope(script, notes);
  const imports = readImports(script, notes).filter(one => one.from === from);
  const calls: ImportedCall[] = [];
  script.cursor().iterate(({ name, node }) => {
    if (name !== 'CallExpression') return;
    const callee = notes.textOf(partsOf(node)[0]);
    const found = imports.find(({ local }) => local === callee);
    if (!found || findName(callee, scope)) return;
    const here = { notes, scope: scopeAt(node, scope), path: '', depth: 0 };
    const args = argumentsOf(node).map(one => readValue(one, here));
    calls.push({ name: found.imported, args });
  });
  return calls;
}

function scopeAt({ parent }: SyntaxNode, scope: Scope): Scope {
  for (let node = parent; node; node = node.parent) {
    if (OWN_NAMES.test(node.name)) return { names: new Map() };
  }
  return scope;
}
