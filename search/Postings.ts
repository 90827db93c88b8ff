import type { AskedPhrases } from './AskedPhrases.ts';

/** Where a term occurs: the section, and how relevant the term is to it. */
export interface Posting {
  section: number;
  /** Weight of the fields it occurs in. */
  weight: number;
  /** The term's share of the section's own heading; 0 if it's not in it. */
  share: number;
  /** Whether the section's text contains it, not just a heading. */
  isInText: boolean;
}

/** A term of the index that matches a word of the query, and how well. */
export interface TermMatch {
  term: string;
  quality: number;
  postings: readonly Posting[];
}

export interface FindOptions {
  /** The reader may still be typing the word. */
  isLast: boolean;
  allowsTypos: boolean;
}

/** Where terms come from: memory, or files loaded on demand. */
export interface TermSource {
  sectionCount: number;
  asked: AskedPhrases;
  /** The first section of a section's page. */
  topOf(section: number): number;
  find(word: string, options: FindOptions): Promise<readonly TermMatch[]>;
}
