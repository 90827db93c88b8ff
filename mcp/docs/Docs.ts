import type { OptionEntry } from '../../content-model/options/OptionEntry.ts';
import type { CopySection } from '../../content-model/splitCopy.ts';
import type { DecoderEntry } from '../../error-decoder/search/KnownError.ts';
import type { Sample } from '../../explorer/shared/Sample.ts';
import type { Lang } from '../../site/locales.ts';

/** A command of an example, and what it printed. */
export interface ExampleRun {
  command: string;
  exit: number;
  log: string;
}

/** An example project, with what its build produced. */
export interface ExampleEntry {
  id: string;
  title: string;
  /** Headings of the sections that show it, in all languages. */
  places: string[];
  /** Its sources by path; empty for what isn't text. */
  sources: Record<string, string>;
  output: Record<string, string>;
  runs: ExampleRun[];
}

/** All that the server knows, in parts. */
export interface DocParts {
  /** The sections of each page, by its path: `/zh/config/lib/dts`. */
  pages: Record<string, CopySection[]>;
  /** The files of the search index, by name. */
  index: Record<string, unknown>;
  options: Record<Lang, OptionEntry[]>;
  errors: Record<Lang, DecoderEntry[]>;
  examples: ExampleEntry[];
  samples: Sample[];
}

export type PartName = keyof DocParts;

/** A part is read when a tool first needs it. */
export type Docs = {
  readonly [Name in PartName]: () => DocParts[Name];
};

export const partNames: readonly PartName[] = [
  'pages',
  'index',
  'options',
  'errors',
  'examples',
  'samples',
];

/** Docs that read each part once. */
export function rememberParts(
  read: <Name extends PartName>(name: Name) => DocParts[Name],
): Docs {
  const known: Partial<DocParts> = {};
  const part =
    <Name extends PartName>(name: Name) =>
    (): DocParts[Name] =>
      (known[name] ??= read(name));
  return {
    pages: part('pages'),
    index: part('index'),
    options: part('options'),
    errors: part('errors'),
    examples: part('examples'),
    samples: part('samples'),
  };
}
