import type { ESLintPlugin } from '@rslint/core';

/** What the rule reads of a node; the linter's types leave it open. */
interface Node {
  type: string;
  loc: { start: { line: number }; end: { line: number } };
  parent?: Node;
}

interface Cast extends Node {
  expression: Node;
  typeAnnotation: Node & { typeName?: { name?: string } };
}

interface Comment {
  type: string;
  value: string;
  loc: Node['loc'];
}

interface Context {
  sourceCode: { getAllComments(): Comment[] };
  report: (found: { node: Node; message: string }) => void;
}

const MESSAGE =
  'A cast switches the compiler off, so it needs a reason. Let a type do it (a guard, a generic, satisfies), or say in a comment above or beside it what guarantees the type.';

/** Casts that claim nothing: `as const`, and `as unknown`, which has to be checked. */
function isHarmless({ type, typeName }: Cast['typeAnnotation']): boolean {
  return type === 'TSUnknownKeyword' || typeName?.name === 'const';
}

/** Doc comments say what a declaration is, and directives speak to a tool. */
function isReason({ type, value }: Comment): boolean {
  return (
    !(type === 'Block' && value.startsWith('*')) && !/^\s*rslint-/.test(value)
  );
}

/** The lines that a reason may be on, or directly above. */
function linesOf(cast: Cast): number[] {
  const lines = [cast.expression.loc.end.line];
  for (let at: Node | undefined = cast; at; at = at.parent) {
    lines.push(at.loc.start.line);
    if (/(?:Statement|Declaration|Definition)$/.test(at.type)) break;
  }
  return lines;
}

/** Each cast has a comment on its line, or above it or the statement it's in. */
export const castReasons = {
  rules: {
    'cast-reason': {
      create({ sourceCode, report }: Context) {
        let reasons: Set<number> | undefined;
        const check = (cast: Cast) => {
          if (isHarmless(cast.typeAnnotation)) return;
          reasons ??= new Set(
            sourceCode
              .getAllComments()
              .filter(isReason)
              .map(({ loc }) => loc.end.line),
          );
          const hasReason =
            reasons.has(cast.loc.end.line) ||
            linesOf(cast).some(
              line => reasons?.has(line) || reasons?.has(line - 1),
            );
          if (!hasReason) report({ node: cast, message: MESSAGE });
        };
        return { TSAsExpression: check, TSTypeAssertion: check };
      },
    },
  },
} satisfies ESLintPlugin;
