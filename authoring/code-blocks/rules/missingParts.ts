import type { Rule } from '../../../rules/Rule.ts';
import type { ExampleLibrary } from '../../../content-model/examples/ExampleLibrary.ts';
import { showExample, type Fault } from '../showExample.ts';
import { fenceRule } from './fenceRule.ts';

const why: Record<Fault, string> = {
  'example-unknown': "Nothing proves a block whose example doesn't exist.",
  'example-part': "The example doesn't have what the block claims to show.",
  'region-missing': "Without its region, the block can't be filled.",
  'result-missing': 'Nothing is known about an example that was never built.',
};

/** An attribute refers to something that exists. */
export function missingPartRules(library: ExampleLibrary): Rule[] {
  return Object.entries(why).map(([fault, reason]) =>
    fenceRule({
      id: fault,
      why: reason,
      check: (fence, page) => {
        if (fence.marks.example === undefined) return undefined;
        const shown = showExample(fence, page, library);
        return 'fault' in shown && shown.fault === fault ? shown : undefined;
      },
    }),
  );
}
