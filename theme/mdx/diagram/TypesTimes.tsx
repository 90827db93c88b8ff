import { buildTimes } from '../../../site/buildTimes.ts';
import { drawBars } from './bars.tsx';
import { buildName } from '../../../i18n/diagrams/buildName.ts';
import { Figure, type DiagramProps } from './Figure.tsx';

const DIGITS = 2;

/** The same with declarations, for the library in which they take the longest. */
export function Diagram({ strings }: DiagramProps<'typesTimes'>) {
  const bars = buildTimes.times
    .filter(({ library, types }) => library === 'modules' && types !== 'none')
    .map(build => ({
      name: buildName(build, strings),
      value: build.cold.seconds,
      label: strings.seconds.replace(
        '{{value}}',
        build.cold.seconds.toFixed(DIGITS),
      ),
      isOurs: build.tool === 'rslib',
    }));
  return (
    <Figure
      name="typesTimes"
      strings={strings}
      wide={drawBars([{ bars }], { width: 680, names: 170, figures: 70 })}
      narrow={drawBars([{ bars }], { width: 344, names: 150, figures: 66 })}
    />
  );
}
