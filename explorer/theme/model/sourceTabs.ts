import type { Sample } from '../../shared/Sample.ts';
import type { Edits } from '../share/checkFiles.ts';

/** The tab with the files that follow the options. */
export const CONFIG = 'rslib.config.ts';

/** It stands there, too. */
export const PACKAGE = 'package.json';

/** Whether a file says how to build: it's always there. */
export const isSetup = (file: string) => file === CONFIG || file === PACKAGE;

/** A sample with the files that were added, and without those that were removed. */
export function withEdits(
  { sources }: Pick<Sample, 'sources'>,
  edits: Edits,
): Pick<Sample, 'sources'> {
  const own = Object.entries(edits).filter(([file]) => !isSetup(file));
  return {
    sources: Object.fromEntries(
      Object.entries({ ...sources, ...Object.fromEntries(own) }).flatMap(
        ([file, text]) => (text === null ? [] : [[file, text]]),
      ),
    ),
  };
}

export interface SourceTab {
  /** A file, or CONFIG. */
  id: string;
  text: string;
}

/** The tabs of what one writes: the entry, what it imports, and what sets up the build. */
export function sourceTabs(sample: Pick<Sample, 'sources'>): SourceTab[] {
  return [
    ...listSources(sample, true).map(id => ({
      id,
      text: id.slice(id.lastIndexOf('/') + 1),
    })),
    { id: CONFIG, text: CONFIG },
  ];
}

/** The files of the library, the entry first, or those beside them. */
export function listSources(
  { sources }: Pick<Sample, 'sources'>,
  isCode: boolean,
): string[] {
  return Object.keys(sources)
    .filter(file => !isSetup(file))
    .filter(file => file.includes('/') === isCode)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(file: string): number {
  if (!file.startsWith('src/')) return 2;
  return file === 'src/index.ts' ? 0 : 1;
}
