import { Figure, type DiagramProps } from './Figure.tsx';
import {
  arrange,
  column,
  file,
  label,
  panel,
  row,
  space,
  type Part,
} from './layout.tsx';

const SOURCES = ['index.ts', 'circle.ts', 'math/index.ts', 'types.ts'];
const SOURCE_WIDTH = 130;

/** Bundle and bundleless mode, side by side or one below the other. */
export function Diagram({ strings }: DiagramProps<'structure'>) {
  const mode = (id: string, title: string, rule: string, outputs: Part[]) =>
    panel(
      344,
      id,
      column(
        [
          row(
            [label(118, '', { title }), label(186, rule, { anchor: 'end' })],
            12,
          ),
          row([label(SOURCE_WIDTH, '`src`'), label(60, '`dist`')], 50),
          ...SOURCES.map((name, index) => {
            const right = outputs[index] ?? space(0, 0);
            // A wide note leaves less room for the file before it.
            const width = Math.min(SOURCE_WIDTH, 266 - right.width);
            return row([file(width, name, { id: `${id} ${name}` }), right], 50);
          }),
        ],
        10,
      ),
    );
  const output = (name: string, id: string, width = 130) =>
    file(width, name, { id, isOutput: true });

  const bundle = mode('bundle', strings.bundle, strings.bundleRule, [
    space(0, 0),
    output('index.js', 'bundle output'),
    space(0, 0),
    label(184, strings.onlyTypes),
  ]);
  const bundleless = mode(
    'bundleless',
    strings.bundleless,
    strings.bundlelessRule,
    SOURCES.map((name, index) => {
      const part = output(name.replace('.ts', '.js'), `output ${name}`, 82);
      const isLast = index === SOURCES.length - 1;
      return isLast
        ? row([part, label(54, strings.noCode, { anchor: 'end' })], 0)
        : part;
    }),
  );
  const connections = [
    ...SOURCES.slice(0, 3).map(name => ({
      from: `bundle ${name}`,
      to: 'bundle output',
    })),
    ...SOURCES.map(name => ({
      from: `bundleless ${name}`,
      to: `output ${name}`,
    })),
  ];
  return (
    <Figure
      name="structure"
      strings={strings}
      wide={arrange(row([bundle, bundleless], 16), 'right', connections)}
      narrow={arrange(column([bundle, bundleless], 16), 'right', connections)}
    />
  );
}
