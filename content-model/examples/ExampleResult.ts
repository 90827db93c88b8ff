/** A file whose text is not kept. */
export interface FileNote {
  /** Why: a reason of the example, or its size. */
  note: string;
  bytes?: number;
  sha256?: string;
}

/** The lines of a text, so that a change shows as a diff of lines. */
export type FileContent = string[] | FileNote;

/** What a command printed and how it ended. */
export interface Run {
  exit: number;
  log: string[];
}

export interface StepResult extends Run {
  command: string;
  in?: string;
}

/** What really happened when an example was built. */
export interface ExampleResult extends Run {
  /** Every file the build wrote, by its path in the project. */
  files: Record<string, FileContent>;
  /** Those of them that may be executed. */
  executable: string[];
  steps: StepResult[];
  /** How the command line differed from the API; only for `both`. */
  cliDifference?: string[];
}
