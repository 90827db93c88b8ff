/** Something wrong with a page, for the people who write it. */
export interface Problem {
  /** From the project root. */
  file: string;
  line: number;
  rule: string;
  what: string;
  why: string;
  remedy: string;
}

/** Which page a writer looks at. */
export interface Question {
  id: string;
  lang: string;
}

export interface Answer {
  problems: Problem[];
}
