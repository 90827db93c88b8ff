import type { Place, Reason } from '../read/ConfigFile.ts';

export const tools = ['tsup', 'tsdown', 'vite', 'rollup', 'unbuild'] as const;
export type ToolName = (typeof tools)[number];

/** What a migration guide says about an option or plugin of its tool. */
export interface Row {
  /** Its last cell: Markdown, or the text of the page's HTML. */
  text: string;
  /** Where the table is: `/guide/migration/tsup#entries-and-files`. */
  address: string;
}

/** The rows of a guide, by the names in their first cells. */
export type Rows = ReadonlyMap<string, Row>;

export type NoteKind =
  /** It can't be known without running the config, and was copied as it's written. */
  | 'copied'
  /** It was converted, and isn't the same in all respects. */
  | 'changed'
  /** Nothing was written for it, or not all: the row says what to do, or that there's no option. */
  | 'left'
  /** It can't be known without running the config. */
  | 'unread'
  /** The guide doesn't mention it. */
  | 'unknown';

/** Something that the reader of a conversion has to look at. */
export interface Note {
  kind: NoteKind;
  /** `minify`, `build.lib.entry`, or the name of a plugin's package. */
  option: string;
  /** What the guide says about it, if it has a row: none for `unknown`, scripts, and `...x`. */
  row?: Row;
  place?: Place;
  /** Why it couldn't be read. */
  reason?: Reason;
  /** What couldn't be read. */
  code?: string;
}

/** A change to package.json: nothing `before` is new, nothing `after` is removed. */
export interface ManifestChange {
  /** `scripts.build`, `devDependencies.tsup`, `exports["."].types`. */
  path: string;
  before?: string;
  after?: string;
}

export interface Conversion {
  /** rslib.config.ts; missing if nothing can be read, or nothing would be built. */
  config?: string;
  manifest: ManifestChange[];
  notes: Note[];
}

export interface Source {
  tool: ToolName;
  /** The text of the tool's config. */
  config: string;
  /** The text of package.json. */
  manifest?: string | undefined;
}
