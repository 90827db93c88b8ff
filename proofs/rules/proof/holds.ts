import type { Claim } from '../../content-model/Claim.ts';
import type { EvidenceSource } from './Evidence.ts';
import { judge } from './judge.ts';
import { Unclear } from './Verdict.ts';

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
