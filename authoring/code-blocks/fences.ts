import type { Fence, Page } from '../../content-model/Page.ts';

/** Attributes that name what a block shows of its example; a block has one of them. */
export const subjects = [
  'source',
  'output',
  'tree',
  'log',
  'command',
  'prints',
] as const;

export type Subject = (typeof subjects)[number];

/** Every code block on a page, wherever it is and whatever its language. */
export function readFences({ sections }: Page): Fence[] {
  return sections.flatMap(({ fences }) => fences);
}

/** What a block shows, and its argument. */
export function subjectOf({ marks }: Fence): [Subject, string] | undefined {
  for (const subject of subjects) {
    const value = marks[subject];
    if (value !== undefined) return [subject, value];
  }
  return undefined;
}

const shellLanguages = new Set(['sh', 'bash', 'shell', 'zsh', 'console']);

/** Whether a block is a command that a reader types. */
export function isShell({ lang }: Fence): boolean {
  return shellLanguages.has(lang);
}
