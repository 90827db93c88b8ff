import { MAX_CLAUSES_PER_TEST, readTitle } from './readTitle.ts';

export interface Clause {
  id: string;
  owner: string;
  text: string;
}

export interface TestOutcome {
  title: string;
  passed: boolean;
}

export interface MissingClause {
  clause: Clause;
  reason: string;
}

export interface ClauseCount {
  proven: Clause[];
  missing: MissingClause[];
  /** Titles or parts that refer to something that doesn't exist. */
  errors: string[];
}

interface CountInput {
  clauses: readonly Clause[];
  parts: Readonly<Record<string, readonly string[]>>;
  tests: readonly TestOutcome[];
}

interface Proof {
  passed: number;
  failed: string[];
  provenParts: Set<string>;
}

/**
 * Determines which clauses are proven: there's at least one test, all of its
 * tests pass, and each declared part has a passing test.
 */
export function countClauses({
  clauses,
  parts,
  tests,
}: CountInput): ClauseCount {
  const proofs = new Map<string, Proof>(
    clauses.map(({ id }) => [
      id,
      { passed: 0, failed: [], provenParts: new Set() },
    ]),
  );
  const errors = Object.keys(parts)
    .filter(id => !proofs.has(id))
    .map(id => `e2e/clauseParts.ts splits ${id}, which isn't a clause.`);

  for (const { title, passed } of tests) {
    const references = readTitle(title);
    if (references.length > MAX_CLAUSES_PER_TEST) {
      errors.push(
        `"${title}" names ${references.length} clauses; use at most ${MAX_CLAUSES_PER_TEST}, or split the test.`,
      );
    }
    for (const { id, part } of references) {
      const proof = proofs.get(id);
      if (!proof) {
        errors.push(
          `"${title}" names ${id}, which is not in e2e/clauses.json.`,
        );
        continue;
      }
      if (part !== undefined && !parts[id]?.includes(part)) {
        errors.push(
          `"${title}" names the part ${part} of ${id}, which e2e/clauseParts.ts doesn't list.`,
        );
      }
      if (passed) {
        proof.passed += 1;
        if (part !== undefined) proof.provenParts.add(part);
      } else {
        proof.failed.push(title);
      }
    }
  }

  const count: ClauseCount = { proven: [], missing: [], errors };
  for (const clause of clauses) {
    const reason = whyMissing(proofs.get(clause.id), parts[clause.id] ?? []);
    if (reason === undefined) count.proven.push(clause);
    else count.missing.push({ clause, reason });
  }
  return count;
}

function whyMissing(proof: Proof | undefined, parts: readonly string[]) {
  if (!proof || proof.passed + proof.failed.length === 0) return 'no test';
  if (proof.failed.length > 0) {
    return `failed: ${proof.failed.map(title => `"${title}"`).join(', ')}`;
  }
  const unproven = parts.filter(part => !proof.provenParts.has(part));
  if (unproven.length > 0) {
    return `parts without a passing test: ${unproven.join(', ')}`;
  }
  return undefined;
}
