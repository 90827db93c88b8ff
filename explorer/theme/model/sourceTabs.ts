import type { Sample } from '../../shared/Sample.ts';

/** The tab with the files that follow the options. */
export const CONFIG = 'rslib.config.ts';

/** It stands there, too. */
export const PACKAGE = 'package.json';

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
    .filter(file => file !== CONFIG && file !== PACKAGE)
    .filter(file => file.includes('/') === isCode)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(file: string): number {
  if (!file.startsWith('src/')) return 2;
  return file === 'src/index.ts' ? 0 : 1;
}
