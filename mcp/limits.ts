import { z } from 'zod';

/** As long as a long error message; search gets slower with more words. */
export const MAX_QUERY_LENGTH = 500;
/** For a URL, an option, or an example. */
export const MAX_NAME_LENGTH = 300;
/** For a message; the longest valid one has a few thousand bytes. */
export const MAX_LINE_BYTES = 1_000_000;

/** A tool's text parameter. */
export function textParameter(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength, {
      error: `At most ${maxLength} characters; ask with fewer words.`,
    });
}
