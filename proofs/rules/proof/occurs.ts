import type { Assertion } from '../../content-model/Claim.ts';
import type { Evidence, EvidenceSource } from './Evidence.ts';
import { matchPaths } from './findTexts.ts';
import { parsePhrase } from '../../content-model/parsePhrase.ts';

/**
 * Texts whose absence is asserted although no example has them: a typo would
 * be absent too. Words of the sentence itself need no example, and neither do
 * level names, since any log may have them.
 */
export function findUnheardOf(
  { phrase: written, expected, about }: Assertion,
  source: EvidenceSource,
  quotes: readonly string[] = [],
): string[] {
  const phrase = parsePhrase(written);
  const isFiles = phrase?.kind === 'writes' && phrase.verb === 'writes no';
  const isText = phrase?.kind === 'text' && phrase.verb === 'lacks';
  if (!isFiles && !isText) return [];
  return [expected].flat().filter(wanted => {
    if (isText && /^(?:warn|error)\b/.test(wanted)) return false;
    if (quotes.some(quote => quote.includes(wanted))) return false;
    const has = isFiles ? writesFile : hasText;
    const first = source.find(about);
    if (first && has(first, wanted)) return false;
    return ![...source.ids].some(id => {
      const evidence = source.find(id);
      return evidence !== undefined && has(evidence, wanted);
    });
  });
}

const writesFile = ({ result }: Evidence, name: string) =>
  matchPaths(Object.keys(result.files), name).length > 0;

/** Many proofs ask the same examples. */
const known = new WeakMap<Evidence, string>();

function hasText(evidence: Evidence, wanted: string): boolean {
  const text = known.get(evidence) ?? allText(evidence);
  known.set(evidence, text);
  return text.includes(wanted);
}

function allText({ result, sources }: Evidence): string {
  return [
    ...Object.values(sources),
    ...Object.values(result.files),
    result.log,
    ...result.steps.map(({ log }) => log),
  ]
    .map(lines => (Array.isArray(lines) ? lines.join('\n') : ''))
    .join('\n\n');
}
