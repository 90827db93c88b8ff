import path from 'node:path';
import {
  diagramStrings,
  type DiagramStrings,
} from '../../i18n/diagrams/index.ts';
import type { BuildFigures, BuildTimes } from '../../site/buildTimes.ts';
import {
  comparedTools,
  textIn,
  type ComparedTool,
  type ComparisonRow,
} from '../../site/comparison.ts';
import { comparison } from '../../site/comparisonTables.ts';
import type { Lang } from '../../site/locales.ts';
import { buildName } from '../../i18n/diagrams/buildName.ts';

/** The page that compares tools. */
export const pageFile = (lang: string) =>
  path.resolve(`content/${lang}/guide/start/compare.mdx`);

/** The languages with texts in the data; a third would need its own first. */
type TableLang = Extract<Lang, 'en' | 'zh'>;

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => '---'), ...rest]
    .map(cells => `| ${cells.join(' | ')} |`.replace('|  |', '| |'))
    .join('\n');
}

function comparisonTable(
  rows: readonly ComparisonRow[],
  lang: TableLang,
): string {
  // The literal has no other keys.
  const tools = Object.keys(comparedTools) as ComparedTool[];
  return table([
    ['', ...tools.map(tool => comparedTools[tool])],
    ...rows.map(({ name, cells }) => [
      textIn(name, lang),
      ...tools.map(tool => textIn(cells[tool][0], lang)),
    ]),
  ]);
}

/** What the other builds are compared with. */
const BASES = new Set(['rslib', 'rslib-own']);

const DIGITS = 2;
const figure = (value: number) => value.toFixed(DIGITS);

/** Seconds, and unless it's what the others are compared with, the ratio. */
function timeCell(
  { seconds, ratio }: BuildFigures,
  words: DiagramStrings<'buildTimes'>,
  isBase: boolean,
): string {
  const time = words.seconds.replace('{{value}}', figure(seconds));
  if (isBase) return time;
  return words.compared
    .replace('{{time}}', time)
    .replace('{{ratio}}', figure(ratio.median))
    .replace('{{min}}', figure(ratio.min))
    .replace('{{max}}', figure(ratio.max));
}

/** One row per build, and a column per library. */
function timesTable(
  { libraries, times }: BuildTimes,
  hasTypes: boolean,
  cache: 'cold' | 'warm',
  lang: TableLang,
): string {
  const words = diagramStrings[lang].buildTimes;
  const shown = times.filter(({ types }) => (types !== 'none') === hasTypes);
  const [first] = libraries;
  const builds = shown.filter(({ library }) => library === first?.id);
  return table([
    ['', ...libraries.map(({ id }) => words[id])],
    ...builds.map(build => [
      buildName(build, diagramStrings[lang].typesTimes),
      ...libraries.map(({ id }) => {
        const time = shown.find(
          one => one.library === id && one.build === build.build,
        );
        if (!time) throw new Error(`${build.build} has no time for ${id}.`);
        return timeCell(time[cache], words, BASES.has(build.build));
      }),
    ]),
  ]);
}

/** All tables of the page that are written from data, by name. */
export function tablesOf(
  times: BuildTimes,
  lang: TableLang,
): Record<string, string> {
  return {
    setup: comparisonTable(comparison.setup, lang),
    output: comparisonTable(comparison.output, lang),
    workflow: comparisonTable(comparison.workflow, lang),
    'code, cold': timesTable(times, false, 'cold', lang),
    'code, warm': timesTable(times, false, 'warm', lang),
    'types, cold': timesTable(times, true, 'cold', lang),
    'types, warm': timesTable(times, true, 'warm', lang),
  };
}

/** Between the comments that name a table and end it. */
const PLACE =
  /(\{\/\* table: (.+?) \*\/\}\n)[\s\S]*?(\n\{\/\* end of table \*\/\})/g;

/** The text of a page with its tables as the data has them now. */
export function fillTables(
  page: string,
  tables: Record<string, string>,
): string {
  const left = new Set(Object.keys(tables));
  const filled = page.replace(
    PLACE,
    (_, start: string, name: string, end: string) => {
      const text = tables[name];
      if (text === undefined) {
        throw new Error(
          `There is no table "${name}". Those with data are: ${Object.keys(tables).join(', ')}.`,
        );
      }
      left.delete(name);
      return `${start}\n${text}\n${end}`;
    },
  );
  if (left.size === 0) return filled;
  throw new Error(
    `The page has no place for: ${[...left].join(', ')}. Add {/* table: name */} and {/* end of table */}.`,
  );
}
