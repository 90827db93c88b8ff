export interface ClauseReference {
  id: string;
  part?: string;
}

/** With more ids in a title, a single test could stand for a whole section. */
export const MAX_CLAUSES_PER_TEST = 2;

/**
 * Reads the clauses a test title starts with:
 * `[2.1.base] [3.frontmatter:title] text` has two references.
 */
export function readTitle(title: string): ClauseReference[] {
  const references: ClauseReference[] = [];
  let rest = title.trimStart();
  for (;;) {
    const match = /^\[([^\]:]+)(?::([^\]]+))?\]\s*/.exec(rest);
    if (!match?.[1]) return references;
    const part = match[2];
    references.push({ id: match[1], ...(part === undefined ? {} : { part }) });
    rest = rest.slice(match[0].length);
  }
}
