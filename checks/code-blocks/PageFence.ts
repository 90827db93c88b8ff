import { parseFenceMeta } from '../../plugins/verified-examples/parseFenceMeta.ts';
import type { Page } from '../../content-model/Page.ts';
import { walk } from '../../content-model/SyntaxNode.ts';

/** A code block on a page with its attributes. */
export interface PageFence {
  lang: string;
  /** `key="value"` pairs after the language. */
  marks: Record<string, string>;
  /** Other words after the language. */
  words: string[];
  code: string;
  /** First and last line of the block in the file, from 1. */
  line: number;
  endLine: number;
}

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
export function readFences(page: Page): PageFence[] {
  return page.sections
    .flatMap(({ nodes }) => nodes)
    .flatMap(node => [...walk(node)])
    .filter(({ type }) => type === 'code')
    .map(({ lang, meta, value = '', position }) => {
      const { values, words } = parseFenceMeta(meta ?? '');
      return {
        lang: lang ?? '',
        marks: values,
        words,
        code: value,
        line: position.start.line,
        endLine: position.end.line,
      };
    });
}

/** What a block shows, and its argument. */
export function subjectOf({ marks }: PageFence): [Subject, string] | undefined {
  for (const subject of subjects) {
    const value = marks[subject];
    if (value !== undefined) return [subject, value];
  }
  return undefined;
}

const shellLanguages = new Set(['sh', 'bash', 'shell', 'zsh', 'console']);

/** Whether a block is a command that a reader types. */
export function isShell({ lang }: PageFence): boolean {
  return shellLanguages.has(lang);
}
