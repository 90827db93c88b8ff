import type { Finding } from '../../tooling/Issue.ts';
import type { Fence } from '../../content-model/Page.ts';
import { pairRule } from '../Rule.ts';
import { pairSections, sectionName } from './pairSections.ts';

/** The same code blocks: language, title, and every character of the code. */
export const sameFences = pairRule({
  id: 'parity-fences',
  why: 'Code is verified once and shown twice. If it differs, one language shows code that was never built.',
  check: (source, translation) =>
    pairSections(source, translation).flatMap(([from, to]): Finding[] => {
      if (from.fences.length !== to.fences.length) {
        return [
          {
            file: translation.file,
            line: to.line,
            what: `${sectionName(to)} has ${to.fences.length} code blocks, but its source has ${from.fences.length} (${source.file}:${from.line}).`,
            remedy: 'Show the same code blocks in both languages.',
          },
        ];
      }
      return from.fences.flatMap((want, index) => {
        const have = to.fences[index];
        const difference = have && describeDifference(want, have);
        if (!difference) return [];
        return {
          file: translation.file,
          line: have.line,
          what: `The code block differs from ${source.file}:${want.line}: ${difference}`,
          remedy:
            'Copy the block from the source; `npm run docs:sync` fills verified blocks.',
        };
      });
    }),
});

function describeDifference(want: Fence, have: Fence): string | undefined {
  if (want.info !== have.info) {
    return `its first line is "${have.info}" instead of "${want.info}".`;
  }
  const wanted = want.code.split('\n');
  const found = have.code.split('\n');
  const index = wanted.findIndex((line, i) => line !== found[i]);
  if (index < 0 && wanted.length === found.length) return undefined;
  const at = index < 0 ? wanted.length : index;
  return `line ${at + 1} is "${found[at] ?? ''}" instead of "${wanted[at] ?? ''}".`;
}
