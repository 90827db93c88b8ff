import type { Clause } from './countClauses.ts';

export interface ClauseChanges {
  /** In the specification but not in our list. */
  missing: string[];
  /** In our list but not in the specification. */
  added: string[];
  /** In both, but worded differently or with another owner. */
  reworded: string[];
}

/** Compares our list of clauses with the specification's, by id. */
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
