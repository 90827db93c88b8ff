import { buildTimes, type BuildFigures } from '../../site/buildTimes.ts';
import { speedLibrary, speedRows } from '../../site/homeSpeed.ts';
import { homeStrings, type HomeStrings } from './index.ts';

/** A time in words, and how much of the longest in its column it is. */
export interface SpeedCell {
  time: string;
  /** Compared with Rslib; Rslib itself has none. */
  range: string;
  percent: number;
}

export interface SpeedLine {
  name: string;
  isOurs: boolean;
  version: string;
  /** What generates its declarations, if it isn't the current TypeScript. */
  way: string;
  types: SpeedCell;
  code: SpeedCell;
}

const DIGITS = 2;

function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) =>
    String(values[key]),
  );
}

function cellOf(
  { seconds, ratio }: BuildFigures,
  longest: number,
  strings: HomeStrings,
): SpeedCell {
  const min = ratio.min.toFixed(DIGITS);
  const max = ratio.max.toFixed(DIGITS);
  const isBase = ratio.min === 1 && ratio.max === 1;
  return {
    time: fillIn(strings.speedSeconds, { seconds: seconds.toFixed(DIGITS) }),
    range: isBase ? '' : fillIn(strings.speedRange, { min, max }),
    percent: Math.round((100 * seconds) / longest),
  };
}

/** The home page's build times, as text in a language. */
export function speedTable(lang: keyof typeof homeStrings) {
  const strings = homeStrings[lang];
  const rows = speedRows();
  const longest = (column: 'types' | 'code') =>
    Math.max(...rows.map(row => row[column].seconds));
  const { modules, lines } = speedLibrary();
  return {
    heads: [strings.speedTool, strings.speedTypes, strings.speedCode] as const,
    lines: rows.map((row): SpeedLine => ({
      name: row.name,
      isOurs: row.tool === 'rslib',
      version: row.version,
      way: row.way ? strings[row.way] : '',
      types: cellOf(row.types, longest('types'), strings),
      code: cellOf(row.code, longest('code'), strings),
    })),
    meta: fillIn(strings.speedMeta, {
      modules,
      lines: lines.toLocaleString('en'),
      rounds: buildTimes.rounds,
      cores: buildTimes.cores,
      memory: buildTimes.memoryGiB,
      node: buildTimes.versions.node ?? '',
      date: buildTimes.date,
    }),
  };
}
