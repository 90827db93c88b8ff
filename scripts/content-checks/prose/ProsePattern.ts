/** A habit of writing, before it is known of which language. */
export type Habit = Omit<ProsePattern, 'lang'>;

/** A habit of writing that pages leave behind, and what to write instead. */
export interface ProsePattern {
  /** Language and habit: `en-own`. */
  id: string;
  lang: string;
  /** Looks at words as a reader sees them; an inline code is one CODE sign. */
  pattern: RegExp;
  why: string;
  /** The better form. */
  write: string;
  /** Uses on one page that are not counted: a good one stays possible. */
  perPage?: number;
  /** A sentence in which the pattern finds something. */
  bad: string;
  /** A sentence near it in which it finds nothing. */
  good: string;
}
