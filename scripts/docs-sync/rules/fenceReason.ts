import { fenceRule } from './fenceRule.ts';

/** Fewer words are an excuse, not a reason. */
const MIN_REASON_WORDS = 4;

/** A block that is not verified says why in a sentence. */
export const fenceReason = fenceRule({
  id: 'fence-reason',
  why: 'A block without proof is the exception, and its reader deserves to know why.',
  check: ({ marks: { unverified } }) =>
    unverified === undefined ||
    unverified.split(/\s+/).filter(Boolean).length >= MIN_REASON_WORDS
      ? undefined
      : {
          what: `unverified="${unverified}" is no reason.`,
          remedy:
            'Say in a sentence why no example can prove it, or mark it with example="…".',
        },
});
