import type { Claim } from '../../../content-model/claims/Claim.ts';
import type { EvidenceSource } from '../proof/Evidence.ts';
import { judge } from '../proof/judge.ts';
import { isPackage } from '../proof/packageTexts.ts';
import { holds } from './mutateClaim.ts';

/** Relatives of an example, by name, and others from all over. */
const RELATIVES = 10;
const OTHERS = 20;

export interface Strength {
  /** How often the output of another example took the place of one. */
  tried: number;
  /** Whose output the proof accepted. */
  accepted: string[];
}

/** Judges a claim with the outputs of other examples instead of its own. */
export function tryImpostors(claim: Claim, source: EvidenceSource): Strength {
  const ids = new Set(
    claim.assertions.map(({ about }) => about).filter(id => !isPackage(id)),
  );
  const strength: Strength = { tried: 0, accepted: [] };
  const reads = claim.assertions.flatMap(line => judge(line, source).reads);
  for (const id of ids) {
    const own = source.find(id);
    // A proof may only look at what the project is.
    const isAboutOutput = reads.some(
      ({ example, part }) =>
        example === id && !/^(?:source|command|project)\b/.test(part),
    );
    if (!own || !isAboutOutput) continue;
    for (const other of pickImpostors(id, [...source.ids])) {
      const result = source.find(other)?.result;
      if (!result || ids.has(other)) continue;
      strength.tried++;
      const isAccepted = holds(claim, {
        ...source,
        ids: source.ids,
        find: name => (name === id ? { ...own, result } : source.find(name)),
        findInPackage: (about, subject) => source.findInPackage(about, subject),
      });
      if (isAccepted) strength.accepted.push(other);
    }
  }
  return strength;
}

function pickImpostors(id: string, ids: readonly string[]): string[] {
  const words = new Set(id.split('-'));
  const shared = (other: string) =>
    other.split('-').filter(word => words.has(word)).length;
  const relatives = ids
    .filter(other => other !== id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATIVES);
  const stride = Math.max(1, Math.floor(ids.length / OTHERS));
  const others = ids.filter((_, index) => index % stride === 0);
  return [...new Set([...relatives, ...others])].filter(other => other !== id);
}
