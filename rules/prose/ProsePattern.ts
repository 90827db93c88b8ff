/** A habit of writing, not yet tied to a language. */
export type Habit = Omit<ProsePattern, 'lang'>;

/** A habit of writing that we're getting rid of, and what to write instead. */
export interface ProsePattern {
  /** Language and habit: `en-own`. */
  id: string;
  lang: string;
  /** Matches text as a reader sees it; inline code is one CODE character. */
  pattern: RegExp;
  why: string;
  /** The better form. */
  write: string;
  /** Uses on a page that don't count, so that good ones stay possible. */
  perPage?: number;
  /** A sentence the pattern matches. */
  bad: string;
  /** A similar sentence it doesn't match. */
  good: string;
}
