import type {
  ExampleResult,
  FileContent,
} from '../../../content-model/examples/ExampleResult.ts';

/** A text of the evidence under its name. */
export interface NamedText {
  /** As in Read. */
  part: string;
  text: string;
}

/** An example and what its build did, as an assertion sees it. */
export interface Evidence {
  id: string;
  /** How it was built: `rslib --entry …`. */
  command: string;
  /** Source files by path, each as lines. */
  sources: Record<string, string[]>;
  result: ExampleResult;
}

/** Where assertions get their evidence from. */
export interface EvidenceSource {
  ids: ReadonlySet<string>;
  find: (id: string) => Evidence | undefined;
  /** What an installed package declares. */
  findInPackage: (about: string, subject: string) => NamedText[];
}

/** The text of a written file; undefined if the result only has a note. */
export function textOf(content: FileContent | undefined): string | undefined {
  return Array.isArray(content) ? content.join('\n') : undefined;
}
