/** What a rule found on a page. */
export interface Finding {
  /** From the project root. */
  file: string;
  line: number;
  /** What is wrong, with the words in question. */
  what: string;
  /** What to do about it. */
  remedy: string;
}

/** A finding together with the rule that found it. */
export interface Issue extends Finding {
  rule: string;
  /** Why it matters. */
  why: string;
}
