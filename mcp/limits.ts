import { z } from 'zod';

/** A long error message; the work of a search grows with its words. */
export const MAX_QUERY_LENGTH = 500;
/** Of an address, an option or an example. */
export const MAX_NAME_LENGTH = 300;
/** Of a message; the longest that a tool could take has a few thousand bytes. */
export const MAX_LINE_BYTES = 1_000_000;

/** The parameter of a tool that takes a text. */
export function textParameter(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength, {
      error: `At most ${maxLength} characters; ask with fewer words.`,
    });
}
