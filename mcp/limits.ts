import { z } from 'zod';

/** As long as a long error message; search gets slower with more words. */
export const MAX_QUERY_LENGTH = 500;
/** For a URL, an option, or an example. */
export const MAX_NAME_LENGTH = 300;
/** For the output of a build; its end is cut off rather than refused by most clients. */
export const MAX_OUTPUT_LENGTH = 20_000;
/** For the options of one question; a sample has at most eight. */
const MAX_OPTION_COUNT = 20;
/** For a message; the longest valid one has a few ten thousand bytes. */
export const MAX_MESSAGE_BYTES = 1_000_000;
/** For an answer that quotes pages: a small part of any assistant's context. */
export const MAX_ANSWER_LENGTH = 8000;
/** For an answer of a whole page or project, which was asked for. */
export const MAX_WHOLE_LENGTH = 40_000;

/** A tool's text parameter. */
export function textParameter(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength, {
      error: `At most ${maxLength} characters; ask with fewer words.`,
    });
}

/** Options of a tool by name, each with its value. */
export const optionsParameter = z
  .record(
    textParameter(MAX_NAME_LENGTH),
    z.union([textParameter(MAX_NAME_LENGTH), z.boolean()]),
  )
  .refine(options => Object.keys(options).length <= MAX_OPTION_COUNT, {
    error: `At most ${MAX_OPTION_COUNT} options.`,
  });
