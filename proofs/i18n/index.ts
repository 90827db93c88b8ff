import type { Lang } from '../../site/locales.ts';
import { en, type ProofKey, type ProofStrings } from './en.ts';
import { zh } from './zh.ts';

export type { ProofKey, ProofStrings };

/**
 * What proofs are told in, by language. It's separate from the UI strings because
 * search loads all of those; the build writes it into the proofs of each page.
 */
export const proofStrings: Record<Lang, ProofStrings> = { en, zh };
