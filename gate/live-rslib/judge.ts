import type { Issue } from '../../tooling/Issue.ts';
import type { Case } from './Case.ts';
import type { Difference } from './compareOutcomes.ts';
import { orderDiffers } from './orderDiffers.ts';

/** What the differences of a case mean: fine, known and listed, or an issue. */
export function judge(
  { name }: Pick<Case, 'name'>,
  differences: readonly Difference[],
  known: ReadonlySet<string> = orderDiffers,
): 'identical' | 'listed' | Issue {
  const isListed = known.has(name);
  if (differences.length === 0 && !isListed) return 'identical';
  const isOrder = differences.every(one => one.isOrder);
  if (differences.length > 0 && isListed && isOrder) return 'listed';
  const what =
    differences.length === 0
      ? `${name} is identical now, but orderDiffers.ts lists it`
      : `${name} is built otherwise in the browser${isOrder ? ', in an order' : ''}:\n${differences.map(one => one.what).join('\n')}`;
  return {
    rule: 'live-rslib',
    file: 'gate/live-rslib/orderDiffers.ts',
    line: 1,
    what,
    why: 'Readers trust that the page shows what they would get at home.',
    remedy:
      differences.length === 0
        ? 'Remove it from the list.'
        : isOrder
          ? 'If that is all, list the case: both files mean the same.'
          : 'Find what the worker does otherwise; live-rslib/README.md says where to look. Until then, this version of Rslib can not be released.',
  };
}
