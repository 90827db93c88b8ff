import { ErrorFinder } from '../../../error-decoder/search/ErrorFinder.ts';
import type { KnownError } from '../../../error-decoder/search/KnownError.ts';

/** A message of the tool, and where a page explains it. */
export interface ExplainedError extends KnownError {
  id: string;
  page: string;
}

/** Where to read about messages: the entry of the first that is explained. */
export function findRemedies(
  messages: readonly string[],
  errors: readonly ExplainedError[],
): Record<string, string> {
  const finder = new ErrorFinder(errors);
  return Object.fromEntries(
    messages.flatMap(message => {
      const found = finder.find(message).find(({ isWhole }) => isWhole);
      return found ? [[message, `${found.error.page}#${found.error.id}`]] : [];
    }),
  );
}
