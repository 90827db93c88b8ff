/** Where a term stands: the section, and how much that says about it. */
export interface Posting {
  section: number;
  /** Weight of the fields it stands in. */
  weight: number;
  /** Which part of the section's own heading the term is; 0 if not in it. */
  share: number;
}

/** A term of the index that answers a word of the query, and how well. */
export interface TermMatch {
  term: string;
  quality: number;
  /** In how many sections the term stands, listed or not. */
  count: number;
  postings: readonly Posting[];
}

export interface FindOptions {
  /** The reader may still be typing the word. */
  isLast: boolean;
  allowsTypos: boolean;
}

/** Where terms come from: memory, or files that are loaded when needed. */
export interface TermSource {
  sectionCount: number;
  /** How many of the best sections are read and looked at closely. */
  closeLook: number;
  find(word: string, options: FindOptions): Promise<readonly TermMatch[]>;
}
