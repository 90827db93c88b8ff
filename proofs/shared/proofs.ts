/** What a build showed, in words. Every other part is code, starting with the second. */
export type ProofLine = string[];

/** A project, package, or page of another project, and what it shows. */
export interface ProofSource {
  name: string;
  href?: string;
  lines: ProofLine[];
}

/** Sentences of a page, with `code` as written, and why they're true. */
export interface ProvenSentence {
  quotes: string[];
  sources: ProofSource[];
}

/** The file with a page's proofs, in the page's language. */
export interface PageProofs {
  /** The name of the mark; `{sentence}` stands for the first quote. */
  open: string;
  title: string;
  proven: ProvenSentence[];
}

/** Where the proofs of a page are: `/x.proofs.json` for `/x`. */
export function proofsPath(routePath: string): string {
  return `${routePath.replace(/\/$/, '/index')}.proofs.json`;
}
