import { fenceRule } from './fenceRule.ts';

/** Fewer words than this are an excuse, not a reason. */
const MIN_REASON_WORDS = 4;

/** An unverified block gives its reason in a sentence. */
export const fenceReason = fenceRule({
  id: 'fence-reason',
  why: 'Blocks without proof are the exception, and maintainers need to know why.',
  check: ({ marks: { unverified } }) =>
    unverified === undefined ||
    unverified.split(/\s+/).filter(Boolean).length >= MIN_REASON_WORDS
      ? undefined
      : {
          what: `unverified="${unverified}" isn't a reason.`,
          remedy:
            'Explain in a sentence why no example can prove it, or mark it with example="…".',
        },
});
