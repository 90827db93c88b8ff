import type { TypeFile, TypeNode } from './typeFiles.ts';

export interface Comment {
  /** What follows `@defaultValue` or `@default`. */
  defaultValue: string | undefined;
}

/** Reads the comment directly before a member. */
export function readComment(
  { comments, text }: TypeFile,
  member: TypeNode,
): Comment {
  const before = comments.findLast(
    ({ end }) =>
      end <= member.start && text.slice(end, member.start).trim() === '',
  );
  const lines = (before?.value ?? '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, ''))
    .join('\n');
  const [, value] =
    /@default(?:Value)?\s+([\s\S]*?)\s*(?=\n@|$(?![\s\S]))/.exec(lines) ?? [];
  return { defaultValue: value };
}
