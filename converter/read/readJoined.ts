import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';
import { readText } from './readText.ts';

type Read = (node: SyntaxNode) => Value;

/** Text that is joined with `+` or in a template; nothing if a part isn't known. */
export function readJoined(
  node: SyntaxNode,
  notes: Notes,
  read: Read,
): Value | undefined {
  const texts = notes.quietly(() =>
    node.name === 'TemplateString'
      ? readTemplate(node, notes, read)
      : readSum(node, notes, read),
  );
  if (!texts?.some(text => typeof text === 'string')) return undefined;
  return texts.every(
    text => typeof text === 'string' || typeof text === 'number',
  )
    ? notes.scalar(node, texts.join(''))
    : undefined;
}

function readSum(node: SyntaxNode, notes: Notes, read: Read): unknown[] {
  const [left, operator, right] = partsOf(node);
  return left && right && notes.textOf(operator) === '+'
    ? [scalarOf(read(left)), scalarOf(read(right))]
    : [];
}

function readTemplate(node: SyntaxNode, notes: Notes, read: Read): unknown[] {
  const textOf = (from: number, to: number) =>
    readText(notes.slice(from, to).replaceAll('\r\n', '\n'));
  const texts: unknown[] = [];
  let from = node.from + 1;
  for (const part of partsOf(node)) {
    if (part.name !== 'Interpolation') continue;
    const value = partsOf(part)[1];
    texts.push(textOf(from, part.from), value && scalarOf(read(value)));
    from = part.to;
  }
  return [...texts, textOf(from, node.to - 1)];
}

const scalarOf = (value: Value) =>
  value.type === 'scalar' ? value.value : undefined;
