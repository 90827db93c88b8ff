import type { Told } from '../../shared/readResult.ts';
import type { Outcome } from '../../shared/Sample.ts';

/** The names that one gets by loading a result. */
export function namesOf(outcome: Outcome | Told): string[] {
  if ('exports' in outcome) return outcome.exports;
  return 'globals' in outcome ? outcome.globals : [];
}

/** Whether one gets something. */
export function isGood(outcome: Outcome | Told): boolean {
  if ('says' in outcome) return outcome.isGood;
  return namesOf(outcome).length > 0;
}

/** The kind of an error, which says most in few words. */
export function shortError(error: string): string {
  const [kind = '', ...rest] = error.split(': ');
  return kind === 'Error' ? rest.join(': ') : kind;
}
