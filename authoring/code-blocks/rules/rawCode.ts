import { walk } from '../../../content-model/SyntaxNode.ts';
import { pageRule } from '../../../rules/Rule.ts';

const codeElements = new Set(['pre', 'code', 'CodeBlock', 'CodeBlockRuntime']);

/** Code is in fences, where it can be checked. */
export const rawCode = pageRule({
  id: 'raw-code',
  why: 'Code outside a fence escapes every check.',
  check: page =>
    [...walk(page.tree)]
      .filter(({ name }) => codeElements.has(name ?? ''))
      .map(({ name, position }) => ({
        line: position.start.line,
        what: `<${name}> holds code.`,
        remedy: 'Write a fence with example="…", or inline code in backticks.',
      })),
});
