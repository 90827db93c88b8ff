/** A library that every tool builds, written by a generator. */
export interface Library {
  id: 'small' | 'modules' | 'components';
  /** Path below the project → content. */
  files: Record<string, string>;
  entry: string;
  /** The names that the built entry has to export. */
  exports: string[];
  /** What has to be in the code: externals, names, and syntax left unchanged. */
  keeps: RegExp[];
  /** Calls the built library; throws if the result is wrong. */
  probe(built: Record<string, unknown>): void;
}

type Call = (value: number) => number;

export function expectNumber(
  built: Record<string, unknown>,
  name: string,
  argument: number,
  expected: number,
): void {
  // A name that is no function throws, as it should.
  const found = (built[name] as Call)(argument);
  if (found === expected) return;
  throw new Error(`${name}(${argument}) returns ${found}, not ${expected}.`);
}

/** How many files the compiler reads, and how many lines they have. */
export function sizeOf({ files }: Library): { files: number; lines: number } {
  const texts = Object.values(files);
  return {
    files: texts.length,
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
  };
}
