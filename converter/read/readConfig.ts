import type { SyntaxNode } from '@lezer/common';
import type { ConfigFile } from './ConfigFile.ts';
import { Notes } from './Notes.ts';
import { findError, MAX_LENGTH, parse } from './parse.ts';
import { readExported } from './readExported.ts';
import { readImports } from './readImports.ts';
import { readScope } from './Scope.ts';
import { partsOf } from './syntax.ts';

/** Reads what a config exports, without running it. */
export function readConfig(text: string): ConfigFile {
  const notes = new Notes(text);
  const { problems } = notes;
  const tree = parse(text.length > MAX_LENGTH ? '' : text);
  const script = tree.topNode;
  const error = findError(tree);
  const exported = findExport(script, notes);
  const imports = readImports(script, notes);
  if (text.length > MAX_LENGTH)
    notes.refuse('too-large', { from: 0, to: MAX_LENGTH });
  else if (error) notes.refuse('syntax', error);
  else if (exported) {
    const scope = readScope(script, notes);
    const value = readExported(exported, { notes, scope, path: '', depth: 0 });
    const isConfig = value.type === 'object' || value.type === 'list';
    if (isConfig) return { value, imports, problems };
  }
  if (problems.length === 0) notes.refuse('no-config', exported ?? script);
  return { imports, problems };
}

/** The value of `export default`, `export { x as default }`, or `module.exports =`. */
function findExport(script: SyntaxNode, notes: Notes): SyntaxNode | undefined {
  for (const statement of partsOf(script)) {
    const parts = partsOf(statement);
    if (statement.name === 'ExportDeclaration') {
      if (parts[1]?.name === 'default') return parts[2];
      const names = parts[1]?.name === 'ExportGroup' ? partsOf(parts[1]) : [];
      const index = names.findIndex(name => notes.textOf(name) === 'default');
      if (index >= 2 && parts[2]?.name !== 'from') return names[index - 2];
    }
    const [target, , value] = partsOf(parts[0]);
    if (
      parts[0]?.name === 'AssignmentExpression' &&
      target &&
      /^(?:module\.exports|exports\.default)$/.test(notes.textOf(target))
    ) {
      return value;
    }
  }
  return undefined;
}
