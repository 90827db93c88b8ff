import type { SyntaxNode } from '@lezer/common';
import type { Import } from './ConfigFile.ts';
import type { Notes } from './Notes.ts';
import { readText } from './readText.ts';
import { partsOf } from './syntax.ts';

/** What a file imports by name, without types. */
export function readImports(script: SyntaxNode, notes: Notes): Import[] {
  return script.getChildren('ImportDeclaration').flatMap(declaration => {
    const parts = partsOf(declaration);
    const source = declaration.getChild('String');
    if (!source || parts[1]?.name === 'type') return [];
    const from = readText(notes.textOf(source).slice(1, -1)) ?? '';
    const found: Import[] = [];
    parts.forEach((part, index) => {
      if (part.name === 'VariableDefinition') {
        const imported = parts[index - 1]?.name === 'as' ? '*' : 'default';
        found.push({ local: notes.textOf(part), imported, from });
      }
      if (part.name === 'ImportGroup') found.push(...readGroup(part));
    });
    return found;

    function readGroup(group: SyntaxNode): Import[] {
      return notes
        .textOf(group)
        .slice(1, -1)
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .split(',')
        .map(name => name.trim().split(/\s+as\s+/))
        .filter(([imported = '']) => imported && !/^type\s/.test(imported))
        .map(([imported = '', local = imported]) => ({
          local,
          imported,
          from,
        }));
    }
  });
}
