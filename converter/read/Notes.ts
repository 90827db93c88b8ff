import type { SyntaxNode } from '@lezer/common';
import type { Code, Place, Problem, Reason, Scalar } from './ConfigFile.ts';

/** How much of what couldn't be read is shown. */
const SHOWN_LENGTH = 80;

type Range = Pick<SyntaxNode, 'from' | 'to'>;

/** The text of a config while it's read, and what couldn't be. */
export class Notes {
  readonly problems: Problem[] = [];
  /** How many values have been read; a constant counts wherever it's used. */
  valueCount = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  textOf(node: Range | undefined): string {
    return node ? this.text.slice(node.from, node.to) : '';
  }

  place({ from, to }: Range): Place {
    const { text } = this;
    return {
      from,
      to,
      get line() {
        return text.slice(0, from).split('\n').length;
      },
    };
  }

  scalar(node: SyntaxNode, value: Scalar['value']): Scalar {
    return { type: 'scalar', value, place: this.place(node) };
  }

  refuse(reason: Reason, node: Range, path = ''): Code {
    const place = this.place(node);
    const text = this.textOf(node).replaceAll(/\s+/g, ' ');
    const isLong = text.length > SHOWN_LENGTH;
    const code = isLong ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
    // After too many values, each further one would be the same problem.
    if (reason !== 'too-large' || this.problems.at(-1)?.reason !== reason) {
      this.problems.push({ reason, path, place, code });
    }
    return { type: 'code', reason, code, place };
  }

  /** A result without problems; with any, they are forgotten, and so is the result. */
  quietly<T>(read: () => T): T | undefined {
    const before = this.problems.length;
    const result = read();
    const isWhole = this.problems.length === before;
    this.problems.length = before;
    return isWhole ? result : undefined;
  }
}
