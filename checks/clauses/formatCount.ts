import type { Clause, ClauseCount } from './countClauses.ts';

/** The printed report: what's missing by owner, errors, then the total. */
export function formatCount(
  { proven, missing }: ClauseCount,
  errors: readonly string[],
): string {
  const byOwner = Map.groupBy(missing, ({ clause }) => clause.owner);
  const sections = [...byOwner].map(([owner, entries]) => {
    const done = countOf(owner, proven);
    const lines = entries.map(
      ({ clause, reason }) => `  ${clause.id.padEnd(26)} ${reason}`,
    );
    return `${owner}: ${done} of ${done + entries.length}\n${lines.join('\n')}\n`;
  });
  return [
    ...sections,
    ...errors.map(error => `error: ${error}`),
    `clauses: ${proven.length} of ${proven.length + missing.length}`,
  ].join('\n');
}

function countOf(owner: string, clauses: readonly Clause[]) {
  return clauses.filter(clause => clause.owner === owner).length;
}
