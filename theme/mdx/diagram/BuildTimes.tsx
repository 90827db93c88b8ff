import { buildTimes } from '../../../site/buildTimes.ts';
import { comparedTools, type ComparedTool } from '../../../site/comparison.ts';
import { drawBars, type BarGroup } from './bars.tsx';
import { Figure, type DiagramProps } from './Figure.tsx';

const DIGITS = 2;

/** How long each tool takes to build three libraries from an empty cache. */
export function Diagram({ strings }: DiagramProps<'buildTimes'>) {
  const groups = buildTimes.libraries.map(({ id }): BarGroup => ({
    title: strings[id],
    bars: buildTimes.times
      .filter(({ library, types }) => library === id && types === 'none')
      .map(({ tool, cold }) => ({
        // Every tool that is measured is compared.
        name: comparedTools[tool as ComparedTool],
        value: cold.seconds,
        label: strings.seconds.replace(
          '{{value}}',
          cold.seconds.toFixed(DIGITS),
        ),
        isOurs: tool === 'rslib',
      })),
  }));
  return (
    <Figure
      name="buildTimes"
      strings={strings}
      wide={drawBars(groups, { width: 680, names: 90, figures: 70 })}
      narrow={drawBars(groups, { width: 344, names: 70, figures: 66 })}
    />
  );
}
