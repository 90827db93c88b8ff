/** A fault that is put into a copy of the project to see whether it is found. */
export interface Lie {
  name: string;
  /** Id of the rule that must appear in the output of the check. */
  caughtBy: string;
  /** Puts the fault into the copy at `root`. */
  apply(root: string): void;
  /** The command that must fail, run in `root`. */
  check: string[];
}
