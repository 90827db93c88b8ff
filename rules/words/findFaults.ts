import type { Finding } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { CODE, flattenBlocks, type FlatBlock } from './flattenBlocks.ts';

/** A pattern that a Chinese text must not contain. */
export interface TextFault {
  pattern: RegExp;
  /** Completes "There is …". */
  what: string;
  remedy: string;
}

/** Characters shown on each side of a match. */
const EXCERPT_REACH = 8;

/** Searches the Chinese blocks of a page for patterns. */
export function findFaults(
  page: Page,
  faults: readonly TextFault[],
  isFault: (block: FlatBlock, start: number, end: number) => boolean,
): Finding[] {
  return flattenBlocks(page)
    .filter(({ text }) => /\p{Script=Han}/u.test(text))
    .flatMap(block =>
      faults.flatMap(({ pattern, what, remedy }) =>
        [...block.text.matchAll(pattern)]
          .filter(({ index, 0: match }) =>
            isFault(block, index, index + match.length),
          )
          .map(({ index }) => ({
            file: page.file,
            line: block.lineAt(index),
            what: `There is ${what}: "${excerpt(block.text, index)}".`,
            remedy,
          })),
      ),
    );
}

function excerpt(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - EXCERPT_REACH), index + EXCERPT_REACH)
    .replaceAll(CODE, '`…`')
    .trim();
}
