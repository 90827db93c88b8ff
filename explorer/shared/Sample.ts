/** Data as it stands in JSON. */
export type Json =
  string | number | boolean | null | Json[] | { [key: string]: Json };

/** An object of JSON, such as a configuration or a package.json. */
export type JsonObject = Record<string, Json>;

export interface AxisValue {
  id: string;
  /** The value as written in a configuration, or `not set`. */
  label: string;
}

/** One option of a sample with the values that were built. */
export interface Axis {
  id: string;
  /** The option it sets, such as `lib.format`. */
  option: string;
  /** The page that documents the option, without language. */
  reference: string;
  values: AxisValue[];
  /** The id of the value that is chosen at first. */
  default: string;
  /** Whether it changes the JavaScript, or only the declarations. */
  group: 'js' | 'dts';
}

/** The ids of values that a rule asks for, by axis; one of each must be chosen. */
export type Condition = Record<string, string[]>;

/** What holds for all choices that meet a condition. */
export interface Rule {
  when: Condition;
  /** Merged into the configuration; `lib` is the one library it has. */
  config?: JsonObject;
  /** Merged into package.json. */
  package?: JsonObject;
  /** The id of a note: the result is not what readers may expect. */
  note?: string;
}

/** A value id for each axis. */
export type Choice = Record<string, string>;

/** What came of loading `dist/index`: names, or the error. */
export type Outcome =
  { exports: string[] } | { globals: string[] } | { error: string };

/** The ways in which others load a library. */
export const loaders = ['import', 'require', 'script', 'bundler'] as const;
export type Loader = (typeof loaders)[number];

/** A set of files: for each path, the position of its text in `texts`. */
export type FileTree = Record<string, number>;

/**
 * A small library and what Rslib wrote for each choice of options. Positions
 * below zero in `js` and `dts.trees` are refused choices: -1 is `messages[0]`,
 * -2 is `messages[1]`.
 */
export interface Sample {
  /** The version of this format. */
  format: 1;
  id: string;
  /** Versions of the tools that built it. */
  tools: Record<string, string>;
  axes: Axis[];
  rules: Rule[];
  /** The files that are the same for all choices, with their text. */
  sources: Record<string, string>;
  texts: string[];
  trees: FileTree[];
  /** What the tool printed when it refused. */
  messages: string[];
  /** Positions in `trees`, by the number of a choice over the axes of `js`. */
  js: number[];
  /** Declarations: positions in `trees`, by the number over these axes. */
  dts: { axes: string[]; trees: number[] };
  /** Who can load it: positions in `outcomes`, or -1, numbered like `js`. */
  loads: { runs: number[]; outcomes: Record<Loader, Outcome>[] };
}

/** What people write about a sample; the build adds the rest. */
export type SampleHead = Pick<Sample, 'axes' | 'rules'> & {
  dts: Pick<Sample['dts'], 'axes'>;
};
