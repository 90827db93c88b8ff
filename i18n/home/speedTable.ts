import { buildTimes } from '../../site/buildTimes.ts';
import { comparedTools } from '../../site/comparison.ts';
import {
  speedLibrary,
  speedLists,
  type SpeedBuild,
} from '../../site/homeSpeed.ts';
import { homeStrings } from './index.ts';

export interface SpeedLine {
  name: string;
  isOurs: boolean;
  /** What generates the declarations, if it isn't the tool. */
  way: string;
  time: string;
  /** How much of the longest time in any list it is. */
  percent: number;
}

export interface SpeedList {
  title: string;
  /** The version of TypeScript that all of its builds ran. */
  compiler: string;
  lines: SpeedLine[];
}

const DIGITS = 2;

function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) =>
    String(values[key]),
  );
}

/** The home page's build times, as text in a language. */
export function speedTable(lang: keyof typeof homeStrings) {
  const strings = homeStrings[lang];
  const { typescript7, typescript5, code } = speedLists();
  const longest = Math.max(
    ...[typescript7, typescript5, code].flat().map(({ seconds }) => seconds),
  );
  const lineOf = ({ tool, way, seconds }: SpeedBuild): SpeedLine => ({
    name: comparedTools[tool],
    isOurs: tool === 'rslib',
    way: way ? strings[way] : '',
    time: fillIn(strings.speedSeconds, { seconds: seconds.toFixed(DIGITS) }),
    percent: Math.round((1000 * seconds) / longest) / 10,
  });
  const listOf = (
    title: string,
    compiler: string,
    builds: readonly SpeedBuild[],
  ): SpeedList => ({ title, compiler, lines: builds.map(lineOf) });
  const { lines } = speedLibrary();
  return {
    lists: [
      listOf(strings.speedTypes, 'TypeScript 7', typescript7),
      listOf(strings.speedTypes, 'TypeScript 5', typescript5),
      listOf(strings.speedCode, '', code),
    ],
    meta: fillIn(strings.speedMeta, {
      lines: lines.toLocaleString('en'),
      rounds: buildTimes.rounds,
      cores: buildTimes.cores,
      memory: buildTimes.memoryGiB,
      node: buildTimes.versions.node ?? '',
      date: buildTimes.date,
    }),
  };
}
