/** A part of the evidence that an assertion rests on. */
export interface Read {
  example: string;
  /** `exit`, `log`, `command`, `files`, `file …`, `source …`, `step …`. */
  part: string;
  /** The paths that matched, for `files`. */
  paths?: string[];
}

export interface Verdict {
  ok: boolean;
  expected: string;
  seen: string;
  reads: Read[];
}

/** The assertion can't be judged: its words or its example are wrong. */
export class Unclear extends Error {
  readonly remedy: string;
  constructor(what: string, remedy: string) {
    super(what);
    this.remedy = remedy;
  }
}
