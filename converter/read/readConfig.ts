import type { SyntaxNode } from '@lezer/common';
import type { ConfigFile, Problem, Reason } from './ConfigFile.ts';
import { createPlaces } from './createPlaces.ts';
import { partsOf } from './partsOf.ts';
import { findError, parse } from './parse.ts';
import { readImports } from './readImports.ts';
import { MAX_LENGTH } from './limits.ts';
import { Notes } from './Notes.ts';
import { readExported } from './readExported.ts';
import { readScope } from './Scope.ts';

/** Reads what a config exports, without running it. */
export function readConfig(text: string): ConfigFile {
  const placeOf = createPlaces(text);
  const refuse = (reason: Reason, node: { from: number; to: number }) => ({
    imports: [],
    problems: [
      {
        reason,
        path: '',
        place: placeOf(node),
        code: text.slice(node.from, Math.min(node.to, node.from + 40)),
      } satisfies Problem,
    ],
  });
  if (text.length > MAX_LENGTH) return refuse('too-large', { from: 0, to: 0 });
  const tree = parse(text);
  const error = findError(tree);
  if (error) return refuse('syntax', error);

  const script = tree.topNode;
  const exported = findExport(script, text);
  if (!exported) return refuse('no-config', script);
  const notes = new Notes(text, placeOf);
  const scope = readScope(script, node => notes.textOf(node));
  const here = { scope, path: '', depth: 0 };
  const value = readExported(exported, here, notes);
  const imports = readImports(script, text);
  if (value.type === 'object' || value.type === 'list') {
    return { value, imports, problems: notes.problems };
  }
  return {
    imports,
    problems:
      notes.problems.length > 0
        ? notes.problems
        : refuse('no-config', exported).problems,
  };
}

/** The value of `export default`, `export { x as default }`, or `module.exports =`. */
function findExport(script: SyntaxNode, text: string): SyntaxNode | undefined {
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  for (const statement of partsOf(script)) {
    const parts = partsOf(statement);
    if (statement.name === 'ExportDeclaration') {
      if (parts[1]?.name === 'default') return parts[2];
      const names = parts[1]?.name === 'ExportGroup' ? partsOf(parts[1]) : [];
      const index = names.findIndex(name => textOf(name) === 'default');
      if (index >= 2 && parts[2]?.name !== 'from') return names[index - 2];
    }
    const [target, , value] = partsOf(parts[0]);
    if (
      parts[0]?.name === 'AssignmentExpression' &&
      target &&
      /^(?:module\.exports|exports\.default)$/.test(textOf(target))
    ) {
      return value;
    }
  }
  return undefined;
}
