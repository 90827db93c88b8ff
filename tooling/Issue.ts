/** What a rule found on a page. */
export interface Finding {
  /** From the project root. */
  file: string;
  line: number;
  /** What's wrong, quoting the words in question. */
  what: string;
  /** How to fix it. */
  remedy: string;
}

/** A finding together with the rule that reported it. */
export interface Issue extends Finding {
  rule: string;
  /** Why it matters. */
  why: string;
}
