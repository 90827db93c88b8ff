// Reads the messages that a built package can print: errors it throws, and what it
// logs as an error or a warning. Only syntax is read; nothing of the package runs.
import { parseSync, Visitor, type Program } from 'oxc-parser';
import { renderText, type Constants, type SyntaxNode } from './renderText.ts';

/** A file of a package. */
export interface Module {
  file: string;
  code: string;
}

export interface Message {
  /** Placeholders are in braces: `Unsupported format: {format}`. */
  text: string;
  level: 'error' | 'warn';
}

/** `CACError`, `TypeError`; an AggregateError only carries others. */
const errorClass = /^(?!Aggregate)\w*Error$/;
const loggerName = /(?:^|_)(?:logger|console)$/;
/** Lists and fields in which reasons wait until they're thrown or logged. */
const reasonName = /errors?(?:Reasons|Message)$|^errorMessage$/i;

/** The messages in a package's modules, each one once. */
export function extractMessages(modules: readonly Module[]): Message[] {
  const programs = modules.map(parse);
  // A name in capitals may come from another module, which exports it.
  const shared = [...mergeConstants(programs.map(readConstants))].filter(
    ([name]) => /^[A-Z][A-Z_\d]+$/.test(name),
  );
  const found = programs.flatMap(program =>
    readMessages(program, new Map([...shared, ...readConstants(program)])),
  );
  return [...new Map(found.map(one => [one.text, one])).values()];
}

function parse({ file, code }: Module): Program {
  const { program, errors } = parseSync(file, code);
  if (errors.length === 0) return program;
  throw new Error(
    `${file} does not parse as JavaScript, so its messages can't be read: ${errors[0]?.message ?? ''}`,
  );
}

function readMessages(program: Program, constants: Constants): Message[] {
  const found: Message[] = [];
  const add = (parts: readonly SyntaxNode[], level: Message['level']) => {
    const text = parts
      .map(part => renderText(part, constants))
      .filter(part => part !== '')
      .join(' ')
      .trim();
    if (saysSomething(text)) found.push({ text, level });
  };

  new Visitor({
    NewExpression(node) {
      if (errorClass.test(nameOf(node.callee)))
        add(node.arguments.slice(0, 1), 'error');
    },
    CallExpression({ callee, arguments: args }) {
      if (errorClass.test(nameOf(callee))) add(args.slice(0, 1), 'error');
      if (callee.type !== 'MemberExpression') return;
      const owner = nameOf(callee.object);
      const method = nameOf(callee.property);
      if (loggerName.test(owner) && (method === 'error' || method === 'warn'))
        add(args, method);
      if (reasonName.test(owner) && method === 'push') add(args, 'error');
    },
    Property({ key, value }) {
      if (reasonName.test(nameOf(key))) add([value], 'error');
    },
  }).visit(program);
  return found;
}

/** Names with one value in the module: `const prefix = color.dim('[tsc]')`. */
function readConstants(program: Program): Constants {
  const declared: [string, SyntaxNode | undefined][] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') declared.push([id.name, init ?? undefined]);
    },
  }).visit(program);
  return mergeConstants(declared.map(one => new Map([one])));
}

/** A name that is declared twice stands for neither value. */
function mergeConstants(all: readonly Constants[]): Constants {
  const merged = new Map<string, SyntaxNode | undefined>();
  for (const [name, value] of all.flatMap(one => [...one]))
    merged.set(name, merged.has(name) ? undefined : value);
  return merged;
}

function nameOf(node: SyntaxNode): string {
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

/** Two words of its own; `{err}` alone repeats what was thrown elsewhere. */
function saysSomething(text: string): boolean {
  return /[a-z]+ [^ ]*[a-z]{2}/i.test(text.replaceAll(/\{[^}]*\}/g, ''));
}
