import type { SyntaxNode } from '@lezer/common';
import type { Value } from '../read/ConfigFile.ts';
import { Notes } from '../read/Notes.ts';
import { parse } from '../read/parse.ts';
import { readImports } from '../read/readImports.ts';
import { readScope } from '../read/Scope.ts';
import { definitionsIn, partsOf, unwrap } from '../read/syntax.ts';
import { Raw } from './print.ts';

/** Names that are the same in each file. */
const GLOBAL =
  /^(?:Array|Boolean|Date|JSON|Map|Math|Number|Object|RegExp|Set|String|URL|process|undefined)$/;

/** What may differ when Rslib runs the config: it sets NODE_ENV, and has other flags. */
const DIFFERS = /\b(?:NODE_ENV|argv|await|yield|this|arguments)\b/;

/** Longer than what someone writes as one value; and so, not nested without end. */
const MAX_CODE = 2_000;

type Range = Pick<SyntaxNode, 'from' | 'to'>;

/** The text of a config, of which values are copied as they're written. */
export class Written {
  /** The imports and declarations that what was copied needs. */
  readonly statements = new Set<string>();
  readonly #notes: Notes;
  readonly #script: SyntaxNode;
  readonly #names: ReadonlyMap<string, object | string>;
  readonly #foreign: RegExp;

  constructor(text: string, tool: string) {
    this.#notes = new Notes(text);
    this.#script = parse(text).topNode;
    this.#names = readScope(this.#script, this.#notes).names;
    this.#foreign = new RegExp(`^${tool}(?:/|$)`);
  }

  /** What a value is by its form, whatever its parts are. */
  kindOf({ from, to }: Range): 'switch' | 'text' | undefined {
    if (to - from > MAX_CODE) return undefined;
    let node = this.#script.resolveInner(from, 1);
    while (node.to < to && node.parent) node = node.parent;
    return this.#kindOf(node);
  }

  #kindOf(node: SyntaxNode): 'switch' | 'text' | undefined {
    const inner = unwrap(node);
    if (inner) return this.#kindOf(inner);
    const [first, operator, third, , fifth] = partsOf(node);
    const both = (a?: SyntaxNode, b?: SyntaxNode) => {
      const kind = a && this.#kindOf(a);
      return b && kind === this.#kindOf(b) ? kind : undefined;
    };
    const isText = (part?: SyntaxNode) => part && this.#kindOf(part) === 'text';
    switch (node.name) {
      case 'String':
      case 'TemplateString':
        return 'text';
      case 'BooleanLiteral':
        return 'switch';
      case 'UnaryExpression':
        return this.#notes.textOf(first) === '!' ? 'switch' : undefined;
      case 'ConditionalExpression':
        return both(third, fifth);
      case 'BinaryExpression':
        if (operator?.name === 'CompareOp') return 'switch';
        if (operator?.name === 'LogicOp') return both(first, third);
        return this.#notes.textOf(operator) === '+' &&
          (isText(first) || isText(third))
          ? 'text'
          : undefined;
      case 'CallExpression': {
        const name = this.#notes.textOf(first);
        if (name === 'JSON.stringify') return 'text';
        return name === 'Boolean' ? 'switch' : undefined;
      }
      default:
        return undefined;
    }
  }

  /** A value as it's written, if the names in it can be kept. */
  keep({ place }: Value): Raw | undefined {
    const statements = new Set<string>();
    if (!this.#collect(place, statements)) return undefined;
    for (const statement of statements) this.statements.add(statement);
    return new Raw(this.#notes.textOf(place));
  }

  #collect(range: Range, statements: Set<string>): boolean {
    const code = this.#notes.textOf(range);
    if (code.length > MAX_CODE || DIFFERS.test(code)) return false;
    const isInside = ({ from, to }: Range) =>
      from >= range.from && to <= range.to;
    const all = definitionsIn(this.#script);
    let isWhole = true;
    this.#script.cursor().iterate(({ name, from, to }) => {
      if (name !== 'VariableName' || !isInside({ from, to })) return;
      const own = this.#notes.textOf({ from, to });
      const found = all.filter(one => this.#notes.textOf(one) === own);
      if (found.length > 0 && found.every(isInside)) return;
      const [definition] = found;
      isWhole &&= definition
        ? found.length === 1 && this.#keepName(own, definition, statements)
        : GLOBAL.test(own);
    });
    return isWhole;
  }

  /** Whether what declares a name can stand in another file of this folder. */
  #keepName(name: string, node: SyntaxNode, statements: Set<string>): boolean {
    let statement = node;
    while (statement.parent?.parent) statement = statement.parent;
    const code = this.#notes.textOf(statement);
    if (statements.has(code)) return true;
    const isKept =
      statement.name === 'ImportDeclaration'
        ? !readImports(this.#script, this.#notes).some(
            ({ local, from }) => local === name && this.#foreign.test(from),
          )
        : /^(?:Variable|Function)Declaration$/.test(statement.name) &&
          // Not of a function in it; and the same wherever it's read.
          (this.#names.get(name) ?? 'changed') !== 'changed' &&
          this.#collect(statement, statements);
    if (isKept) statements.add(code);
    return isKept;
  }
}

/** `texts` are an object of them; `any`, if the tool takes no other members. */
export type Kind = 'switch' | 'text' | 'texts' | 'any';

/** Whether a value can only be of a kind, although it can't be read. */
export function isWritten(value: Value, kind: Kind, written: Written): boolean {
  if (kind === 'switch' || kind === 'text') {
    return written.kindOf(value.place) === kind;
  }
  if (value.type !== 'object') return false;
  const isAny = kind === 'any';
  return (
    (isAny || value.unread.length === 0) &&
    [...value.entries.values()].every(member =>
      member.type === 'code'
        ? member.reason !== 'function' && (isAny || isText(member))
        : member.type === 'call'
          ? isAny || isText(member)
          : member.type === 'scalar' && typeof member.value === 'string',
    )
  );

  function isText({ place }: Value) {
    return written.kindOf(place) === 'text';
  }
}
