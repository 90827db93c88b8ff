import type { Rule } from '../../../rules/Rule.ts';
import { formatDiff } from '../../examples/builder/describeDifference.ts';
import type { ExampleLibrary } from '../../../content-model/examples/ExampleLibrary.ts';
import { subjectOf, subjects, type Subject } from '../fences.ts';
import { showExample } from '../showExample.ts';
import { fenceRule } from './fenceRule.ts';

const truth: Record<Subject, string> = {
  source: 'the file that was built',
  output: 'the file that the build wrote',
  tree: 'the files that exist after the build',
  log: 'what the build printed',
  command: 'the command that was run',
  prints: 'what the command printed',
};

/** A marked block matches its example, character for character. */
export function driftRules(library: ExampleLibrary): Rule[] {
  return subjects.map(subject =>
    fenceRule({
      id: `${subject}-drift`,
      why: 'Readers copy this block and compare with it, so it must be real.',
      check: (fence, page) => {
        const isMine = subjectOf(fence)?.[0] === subject;
        if (!isMine || fence.marks.example === undefined) return undefined;
        const shown = showExample(fence, page, library);
        if (!('text' in shown) || shown.text === fence.code) return undefined;
        const difference = formatDiff(
          shown.text.split('\n'),
          fence.code.split('\n'),
        );
        return {
          what: `The block differs from ${truth[subject]} (- example "${fence.marks.example}", + page):${difference.map(line => `\n    ${line}`).join('')}`,
          remedy:
            'Change the example and run `npm run examples`, then `npm run docs:sync`, which fills the block.',
        };
      },
    }),
  );
}
