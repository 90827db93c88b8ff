import { Figure, type DiagramProps } from './Figure.tsx';
import { arrange, box, column, row, space, type Part } from './layout.tsx';

type Strings = DiagramProps<'formats'>['strings'];

const DEFAULT_FORMAT = '`esm`';

/** The ways to load a library, with the formats to build in each case. */
const ways = {
  module: [
    ['current', DEFAULT_FORMAT],
    ['older', '`esm` + `cjs`'],
  ],
  script: [
    ['functions', '`umd`'],
    ['byItself', '`iife`'],
  ],
  server: [['running', '`mf`']],
} as const satisfies Partial<
  Record<keyof Strings, readonly (readonly [keyof Strings, string])[]>
>;

/** From the way users load a library to the format. */
export function Diagram({ strings }: DiagramProps<'formats'>) {
  const way = (name: keyof typeof ways) =>
    box(150, { id: name, text: strings[name], minHeight: 44 });
  const cases = (name: keyof typeof ways, width: number, gap: number) =>
    column(
      ways[name].map(([id, format]) =>
        row(
          [
            box(width, {
              id,
              text: strings[id],
              tone: 'sheet',
              minHeight: 44,
            }),
            box(94, {
              id: format,
              text: format,
              tone: format === DEFAULT_FORMAT ? 'mark' : 'plain',
            }),
          ],
          gap,
        ),
      ),
      12,
    );
  // The literal has no other keys.
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const question = (width: number) =>
    box(width, { id: 'question', title: strings.question, tone: 'sheet' });
  const indent = (by: number, part: Part) => row([space(by, 0), part], 0);

  const wide = row(
    [
      question(138),
      column(
        names.map(name => row([way(name), cases(name, 214, 36)], 36)),
        12,
      ),
    ],
    36,
  );
  const narrow = column(
    [
      question(344),
      ...names.map(name =>
        column([indent(26, way(name)), indent(52, cases(name, 170, 28))], 12),
      ),
    ],
    18,
  );
  const connect = (shape: 'fan' | 'tree') =>
    Object.entries(ways).flatMap(([name, all]) => [
      { from: 'question', to: name, shape },
      ...all.flatMap(([id, format]) => [
        { from: name, to: id, shape },
        { from: id, to: format },
      ]),
    ]);
  return (
    <Figure
      name="formats"
      strings={strings}
      wide={arrange(wide, 'right', connect('fan'))}
      narrow={arrange(narrow, 'right', connect('tree'))}
    />
  );
}
