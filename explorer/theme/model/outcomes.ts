import type { Loader, Outcome } from '../../shared/Sample.ts';

/** What is said of loading a result that wasn't loaded. */
export interface Told {
  isGood: boolean;
  says: string;
}

/** What Rslib did for a choice or an edit, as the page shows it. */
export type Result =
  | {
      files: Record<string, string>;
      loads: Record<Loader, Outcome | Told> | undefined;
    }
  | { message: string };

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
