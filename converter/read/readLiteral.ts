import type { SyntaxNode } from '@lezer/common';
import type { Value } from './ConfigFile.ts';
import type { Notes } from './Notes.ts';
import { partsOf } from './partsOf.ts';
import { readText } from './readText.ts';

/** A text, a number, and the like; nothing if it's none, or not a valid one. */
export function readLiteral(node: SyntaxNode, notes: Notes): Value | undefined {
  const text = notes.textOf(node);
  switch (node.name) {
    case 'String': {
      const value = readText(text.slice(1, -1));
      return value === undefined ? undefined : notes.scalar(node, value);
    }
    case 'Number': {
      const value = readNumber(text);
      return value === undefined ? undefined : notes.scalar(node, value);
    }
    case 'BooleanLiteral':
      return notes.scalar(node, text === 'true');
    case 'null':
      return notes.scalar(node, null);
    case 'UnaryExpression':
      return readUnary(node, notes);
    case 'RegExp': {
      const end = text.lastIndexOf('/');
      const source = text.slice(1, end);
      const flags = text.slice(end + 1);
      return { type: 'pattern', source, flags, place: notes.place(node) };
    }
    default:
      return undefined;
  }
}

/** `-1`, `!0`, `void 0`, and the like. */
function readUnary(node: SyntaxNode, notes: Notes): Value | undefined {
  const [operator, operand] = partsOf(node);
  const inner = operand && readLiteral(operand, notes);
  if (inner?.type !== 'scalar') return undefined;
  const { value } = inner;
  const sign = notes.textOf(operator);
  if (sign === '!') return notes.scalar(node, !value);
  if (sign === 'void') return notes.scalar(node, undefined);
  if (typeof value !== 'number') return undefined;
  if (sign === '-') return notes.scalar(node, -value);
  return sign === '+' ? notes.scalar(node, value) : undefined;
}

/** Octal and big numbers are refused. */
function readNumber(text: string): number | undefined {
  const number = Number(text.replaceAll('_', ''));
  return /^0\d/.test(text) || Number.isNaN(number) ? undefined : number;
}
