import { MAX_SUGGESTIONS } from './limits.ts';
import type { Section } from './SearchRecord.ts';

/** Headings less alike than this are no help. */
const LEAST_LIKENESS = 0.2;

/** Headings that look most like a query which found nothing. */
export function suggestQueries(
  query: string,
  sections: readonly Section[],
): string[] {
  const wanted = pairsOf(query);
  const likeness = new Map<string, number>();
  for (const { title, headings } of sections) {
    const name = headings.at(-1) ?? title;
    if (!likeness.has(name)) likeness.set(name, alike(wanted, pairsOf(name)));
  }
  return [...likeness]
    .filter(([, value]) => value >= LEAST_LIKENESS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name);
}

/** Neighbouring letters, whatever the script. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
      letters.slice(at, at + 2),
    ),
  );
}

/** Twice the pairs in common over all pairs: 1 for the same text. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter(pair => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
