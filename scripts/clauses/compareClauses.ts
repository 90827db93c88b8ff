import type { Clause } from './countClauses.ts';

export interface ClauseChanges {
  /** Given and not ours. */
  missing: string[];
  /** Ours and not given. */
  added: string[];
  /** In both, in other words or with another owner. */
  reworded: string[];
}

/** What our list of clauses makes of the one that was given, by id. */
export function compareClauses(
  given: readonly Clause[],
  ours: readonly Clause[],
): ClauseChanges {
  const own = new Map(ours.map(clause => [clause.id, clause]));
  const ids = new Set(given.map(({ id }) => id));
  return {
    missing: [...ids].filter(id => !own.has(id)),
    added: [...own.keys()].filter(id => !ids.has(id)),
    reworded: given
      .filter(({ id, owner, text }) => {
        const clause = own.get(id);
        return clause && (clause.text !== text || clause.owner !== owner);
      })
      .map(({ id }) => id),
  };
}
