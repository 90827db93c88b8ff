import figures from './buildTimes.json' with { type: 'json' };

/** Builds with empty or filled caches, in comparison with Rslib's. */
export interface BuildFigures {
  /** From start to exit; the median of all rounds. */
  seconds: number;
  cpuSeconds: number;
  /** How often Rslib's time in the same round fits into it. */
  ratio: { median: number; min: number; max: number };
}

export interface BuildTime {
  library: 'small' | 'modules' | 'components';
  /** A tool and, with declarations, what generates them: `rslib-bundled`. */
  build: string;
  tool: string;
  types: string;
  cold: BuildFigures;
  warm: BuildFigures;
}

export interface BuildTimes {
  date: string;
  cores: number;
  memoryGiB: number;
  rounds: number;
  versions: Record<string, string>;
  libraries: { id: BuildTime['library']; files: number; lines: number }[];
  times: BuildTime[];
}

/** How long tools take to build the same libraries: from `npm run bench tools`. */
// Only `npm run bench tools` writes the file.
export const buildTimes = figures as BuildTimes;
