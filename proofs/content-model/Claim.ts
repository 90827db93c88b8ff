/** What an assertion expects: one text, or several. */
export type Expected = string | string[];

/** One line of a proof: `dist/index.js has: …`. */
export interface Assertion {
  /** The example it looks at, or a package. */
  about: string;
  /** Subject and verb, as written. */
  phrase: string;
  expected: Expected;
  line: number;
}

/** A sentence in both languages, and why we know that it's true. */
export interface Claim {
  en: string[];
  zh: string[];
  assertions: Assertion[];
  /** The kind of sentence that needs no proof. */
  exempt?: string;
  /** Where another project documents what isn't up to Rslib. */
  source?: string;
  line: number;
}

/** A sentence that was false, or is gone. */
export interface Correction {
  was: string;
  because: string;
  line: number;
}

/** `content/claims/<page>.yaml`. */
export interface ClaimFile {
  /** Path from the project root. */
  file: string;
  /** How many sentences of the page had to be proven when this was recorded. */
  listed: number;
  corrected: Correction[];
  claims: Claim[];
  /** What's wrong with the file itself. */
  faults: { line: number; what: string }[];
}

/** Where the claims of a page are, relative to the root. */
export const claimFileOf = (id: string) => `content/claims/${id}.yaml`;
