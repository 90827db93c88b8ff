/** Text in a file, and what replaces it. */
export type Edit = [file: string, from: string | RegExp, to: string];

/** A fault put into a copy of the project, which a check has to catch. */
export interface Mutant {
  name: string;
  edits: Edit[];
  /** Run in order; one has to fail. */
  check: string[][];
  /** The rule or clause that the failing check has to name. */
  caughtBy: string;
}

/** Applies an edit to a file's text; an edit without effect would prove nothing. */
export function applyEdit(text: string, [file, from, to]: Edit): string {
  const edited = text.replace(from, to);
  if (edited === text) {
    throw new Error(
      `${file} doesn't contain ${String(from)}, so this mutant changes nothing. Adapt it in checks/mutants.`,
    );
  }
  return edited;
}
