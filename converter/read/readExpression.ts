import type { SyntaxNode } from '@lezer/common';
import type { Scalar, Value } from './ConfigFile.ts';
import type { Here } from './Scope.ts';
import { readText } from './readText.ts';
import { partsOf } from './syntax.ts';

/** A literal, or what follows from literals and known names; nothing if it isn't known. */
export function readExpression(
  node: SyntaxNode,
  { notes }: Here,
  read: (node: SyntaxNode) => Value,
): Value | undefined {
  const text = notes.textOf(node);
  const parts = partsOf(node);
  const [first, second, third, , fifth] = parts;
  const scalar = (value: Scalar['value']) =>
    value === undefined ? undefined : notes.scalar(node, value);
  const known = (part: SyntaxNode | undefined) =>
    part && notes.quietly(() => read(part));
  const scalarOf = (part: SyntaxNode | undefined) => {
    const value = known(part);
    return value?.type === 'scalar' ? value : undefined;
  };
  switch (node.name) {
    case 'String':
      return scalar(readText(text.slice(1, -1)));
    case 'Number':
      return scalar(readNumber(text));
    case 'BooleanLiteral':
      return scalar(text === 'true');
    case 'null':
      return scalar(null);
    case 'RegExp': {
      const end = text.lastIndexOf('/');
      const [source, flags] = [text.slice(1, end), text.slice(end + 1)];
      return { type: 'pattern', source, flags, place: notes.place(node) };
    }
    case 'TemplateString': {
      let at = node.from + 1;
      const textTo = (to: number) =>
        readText(notes.textOf({ from: at, to }).replaceAll('\r\n', '\n'));
      const texts = parts.flatMap(part => {
        if (part.name !== 'Interpolation') return [];
        const before = textTo(part.from);
        at = part.to;
        return [before, scalarOf(partsOf(part)[1])?.value];
      });
      return scalar(join([...texts, textTo(node.to - 1)]));
    }
    case 'UnaryExpression': {
      const operand = scalarOf(second);
      if (!operand) return undefined;
      const { value } = operand;
      const sign = notes.textOf(first);
      if (sign === 'void') return notes.scalar(node, undefined);
      if (sign === '!') return scalar(!value);
      const isSigned = typeof value === 'number' && /^[+-]$/.test(sign);
      return scalar(isSigned ? Number(`${sign}1`) * value : undefined);
    }
    case 'ConditionalExpression': {
      const condition = scalarOf(first);
      const chosen = condition?.value ? third : fifth;
      return condition && chosen ? read(chosen) : undefined;
    }
    case 'BinaryExpression': {
      const sign = notes.textOf(second);
      const left = scalarOf(first);
      const right = left && scalarOf(third);
      if (!right) return undefined;
      if (sign === '+') return scalar(join([left.value, right.value]));
      const isSame = left.value === right.value;
      return /^[!=]==?$/.test(sign)
        ? scalar(isSame === sign.startsWith('='))
        : undefined;
    }
    case 'MemberExpression': {
      const owner = second?.name === '.' ? known(first) : undefined;
      return owner?.type === 'object'
        ? owner.entries.get(notes.textOf(third))
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Texts as one; not what isn't text, and not a sum. */
function join(parts: readonly Scalar['value'][]): string | undefined {
  const isText = parts.some(part => typeof part === 'string');
  return isText && parts.every(part => /^s|^n/.test(typeof part))
    ? parts.join('')
    : undefined;
}

/** Octal and big numbers are refused. */
function readNumber(text: string): number | undefined {
  const number = Number(text.replaceAll('_', ''));
  return /^0\d/.test(text) || Number.isNaN(number) ? undefined : number;
}
