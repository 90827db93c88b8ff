import type { ReactNode } from 'react';
import type { Result } from '../model/outcomes.ts';
import type { Choice } from '../../shared/Sample.ts';
import type { FileAction } from '../model/actions.ts';
import type { Edits } from '../share/checkFiles.ts';

/** A choice, and what came of it. */
export interface Build {
  choice: Choice;
  result: Result;
}

/** What Rslib in the page adds to the playground, once it's asked for. */
export interface LiveParts {
  /** Whether it can be started: it isn't, or that failed. */
  isOff?: boolean;
  /** The build that answers; if it's absent, the prebuilt ones do. */
  built?: (Build & { before: Build | undefined; time: string }) | undefined;
  /** What the status says of a first build. */
  start?: string | undefined;
  /** What it says instead, for as long as that is true. */
  says?: { text: string; isBad?: boolean } | undefined;
  /** Whether the files are those of an earlier text. */
  isOutdated?: boolean;
  /** Beside the status: how far it is, and how to stop it. */
  aside?: ReactNode;
  /** Why the files are not quite what was asked for. */
  notes?: readonly ReactNode[];
  /** What the build printed. */
  log?: ReactNode;
  /** What a refusal means, and how to solve it. */
  explanation?: ReactNode;
  /** Below all of it. */
  foot?: string | undefined;
  /** The editor of a file of the sample, if it can be edited now. */
  edit?: ((file: string) => ReactNode) | undefined;
  /** Files of the sample that were edited, added, or removed. */
  edits: Edits;
  /** Selects a line in the editor of a file, once that is open. */
  select?: ((file: string, line: number | undefined) => void) | undefined;
  /** Loads TypeScript, which generates declarations of edited code. */
  addTypes?: (() => void) | undefined;
  /** How to add a file, and to rename or remove the one that is open. */
  filesMenu?: ((open: string) => ReactNode) | undefined;
  /** Does that, and returns the file to open then. */
  changeFile?:
    ((how: FileAction, file: string) => string | undefined) | undefined;
}
