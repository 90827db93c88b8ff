/** A project that is built both by the command line and in a browser. */
export interface Case {
  name: string;
  /** Cases of a group share a folder, and a worker. */
  group: string;
  files: Readonly<Record<string, string>>;
  config: Readonly<Record<string, unknown>>;
  /** Options of @rsbuild/plugin-react. */
  react?: Readonly<Record<string, unknown>>;
  /** Those of @rsbuild/plugin-vue. */
  vue?: Readonly<Record<string, unknown>>;
  /** It has declarations, which TypeScript in the page writes. */
  isTyped?: true;
  /** What is known of the command line's result; otherwise it's run. */
  expected?: Outcome;
  /** It's a record, which doesn't tell whether a file ends with a line break. */
  isRecorded?: true;
}

/** The files of a build, or why it was refused. */
export type Outcome = { files: Record<string, string> } | { message: string };
