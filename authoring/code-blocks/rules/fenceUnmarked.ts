import { isShell } from '../fences.ts';
import { fenceRule } from './fenceRule.ts';

/** Every block is verified or has a reason not to be, whatever its language. */
export const fenceUnmarked = fenceRule({
  id: 'fence-unmarked',
  why: 'Nobody knows whether this block is right, today or after the next release.',
  check: fence => {
    // Commands, declarations, and types have their own checks.
    const { example, signature, type, unverified } = fence.marks;
    const mark = example ?? signature ?? type ?? unverified;
    return mark !== undefined || isShell(fence)
      ? undefined
      : {
          what: `A "${fence.lang}" block has neither example="…" nor unverified="…".`,
          remedy:
            'Put the code in examples/ and reference it: content/CODE.md.',
        };
  },
});
