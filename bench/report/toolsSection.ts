import { summarize } from '../tools/summarize.ts';
import type { ToolsResult } from '../tools/ToolsResult.ts';
import { formatRatio, table } from '../visit/printComparison.ts';
import { describeRun } from './describeRun.ts';

const seconds = (value: number) => value.toFixed(2);

/** Build times of the other tools, each with its ratio to Rslib's. */
export function toolsSection(result: ToolsResult): string {
  const { times } = summarize(result);
  return [
    '## Library tools',
    describeRun(
      result.facts,
      `${result.rounds.length} rounds. A ratio is the tool's time divided by Rslib's in the same round, with the same caches.`,
    ),
    ...result.libraries.flatMap(({ id, files, lines }) => [
      `### ${id}: ${files} files, ${lines} lines`,
      table([
        ['build', 'cold s', 'ratio', 'warm s', 'ratio', 'CPU s cold', 'warm'],
        ...times
          .filter(({ library }) => library === id)
          .map(({ build, cold, warm }) => [
            build,
            ...[cold, warm].flatMap(figures => [
              seconds(figures.seconds),
              formatRatio(figures.ratio),
            ]),
            ...[cold, warm].map(figures => seconds(figures.cpuSeconds)),
          ]),
      ]),
    ]),
  ].join('\n\n');
}
