import type { RoundFigures } from './runRounds.ts';

type Unit = 'ms' | 'kB' | 'MB' | 'plain' | 'shift';

export interface Metric {
  key: keyof RoundFigures;
  name: string;
  unit: Unit;
}

/** The metrics of a run, in reading order. */
export const metrics: readonly Metric[] = [
  { key: 'totalBytes', name: 'all bytes until idle', unit: 'kB' },
  { key: 'htmlBytes', name: 'HTML', unit: 'kB' },
  { key: 'jsBytes', name: 'JavaScript', unit: 'kB' },
  { key: 'cssBytes', name: 'CSS files', unit: 'kB' },
  { key: 'dataBytes', name: 'data (search index)', unit: 'kB' },
  { key: 'imageBytes', name: 'images', unit: 'kB' },
  { key: 'fontBytes', name: 'fonts', unit: 'kB' },
  { key: 'requests', name: 'requests', unit: 'plain' },
  { key: 'fcp', name: 'FCP', unit: 'ms' },
  { key: 'lcp', name: 'LCP', unit: 'ms' },
  { key: 'cls', name: 'CLS', unit: 'shift' },
  { key: 'tbt', name: 'TBT', unit: 'ms' },
  { key: 'ready', name: 'interactive', unit: 'ms' },
  { key: 'inpMenu', name: 'INP menu', unit: 'ms' },
  { key: 'inpTab', name: 'INP tab', unit: 'ms' },
  { key: 'inpTheme', name: 'INP theme', unit: 'ms' },
  { key: 'inpSearch', name: 'INP search', unit: 'ms' },
  { key: 'searchField', name: 'search takes letters', unit: 'ms' },
  { key: 'searchResults', name: 'search shows results', unit: 'ms' },
  { key: 'navigationCold', name: 'navigation, cold', unit: 'ms' },
  { key: 'navigationHover', name: 'navigation after hover', unit: 'ms' },
  { key: 'heapBytes', name: 'heap', unit: 'MB' },
];

/** Formats a value; kB and MB are decimal. */
export function formatFigure(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return value.toFixed(0);
    case 'kB':
      return (value / 1e3).toFixed(1);
    case 'MB':
      return (value / 1e6).toFixed(1);
    case 'shift':
      return value.toFixed(3);
    case 'plain':
      return String(value);
  }
}
