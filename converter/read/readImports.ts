import type { SyntaxNode } from '@lezer/common';
import type { Import } from './ConfigFile.ts';
import { partsOf } from './partsOf.ts';
import { readText } from './readText.ts';

/** What a file imports by name, without types. */
export function readImports(script: SyntaxNode, text: string): Import[] {
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  return script.getChildren('ImportDeclaration').flatMap(declaration => {
    const parts = partsOf(declaration);
    const source = declaration.getChild('String');
    if (!source || parts[1]?.name === 'type') return [];
    const from = readText(textOf(source).slice(1, -1)) ?? '';
    const found: Import[] = [];
    parts.forEach((part, index) => {
      if (part.name === 'VariableDefinition') {
        const imported = parts[index - 1]?.name === 'as' ? '*' : 'default';
        found.push({ local: textOf(part), imported, from });
      }
      if (part.name === 'ImportGroup') found.push(...readGroup(part));
    });
    return found;

    function readGroup(group: SyntaxNode): Import[] {
      return textOf(group)
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
