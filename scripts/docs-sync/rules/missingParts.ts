import type { Rule } from '../../content-checks/Rule.ts';
import type { ExampleLibrary } from '../ExampleLibrary.ts';
import { showExample, type Fault } from '../showExample.ts';
import { fenceRule } from './fenceRule.ts';

const why: Record<Fault, string> = {
  'example-unknown': 'Nothing proves a block whose example is not there.',
  'example-part': 'The example does not have what the block claims to show.',
  'region-missing': 'Without its region the block cannot be filled.',
  'result-missing': 'Nothing is known of an example that was never built.',
};

/** A mark leads to something that exists. */
export function missingPartRules(library: ExampleLibrary): Rule[] {
  return Object.entries(why).map(([fault, reason]) =>
    fenceRule({
      id: fault,
      why: reason,
      check: fence => {
        if (fence.marks.example === undefined) return undefined;
        const shown = showExample(fence, library);
        return 'fault' in shown && shown.fault === fault ? shown : undefined;
      },
    }),
  );
}
