import type { Claim } from '../../../content-model/claims/Claim.ts';
import type { EvidenceSource } from '../proof/Evidence.ts';
import { judge } from '../proof/judge.ts';
import { Unclear } from '../proof/Verdict.ts';
import { listMutants, type Everything } from './listMutants.ts';
import type { Mutant } from './Mutant.ts';

/** What happened to a proof in other worlds. */
export interface MutatedClaim {
  claim: Claim;
  killed: number;
  /** In these the proof still holds. */
  survivors: string[];
}

/** Judges a claim in each world in which something it rests on is different. */
export function mutateClaim(
  claim: Claim,
  source: EvidenceSource,
  everything: Everything,
): MutatedClaim {
  const reads = claim.assertions.flatMap(line => judge(line, source).reads);
  const mutants = listMutants(reads, source, everything);
  const survivors = mutants.filter(mutant =>
    holds(claim, changeSource(source, mutant)),
  );
  return {
    claim,
    killed: mutants.length - survivors.length,
    survivors: survivors.map(({ name }) => name),
  };
}

/** Whether every line of a proof is true. */
export function holds({ assertions }: Claim, source: EvidenceSource): boolean {
  return assertions.every(assertion => {
    try {
      return judge(assertion, source).ok;
    } catch (error) {
      if (error instanceof Unclear) return false;
      throw error;
    }
  });
}

function changeSource(
  source: EvidenceSource,
  { examples, packages = {} }: Mutant,
): EvidenceSource {
  return {
    ids: source.ids,
    find: id => examples[id] ?? source.find(id),
    findInPackage: (about, subject) =>
      packages[`${about} ${subject}`] ?? source.findInPackage(about, subject),
  };
}
