import { Figure, type DiagramProps } from './Figure.tsx';
import {
  arrange,
  box,
  column,
  file,
  inHeight,
  label,
  panel,
  row,
  space,
  type BoxOptions,
} from './layout.tsx';

const TOOL_HEIGHT = 100;

/** How a build gets from the source to the files to publish. */
export function Diagram({ strings }: DiagramProps<'build'>) {
  const files = (title: string, names: string[], isOutput = false) =>
    column(
      [label(138, title), ...names.map(name => file(138, name, { isOutput }))],
      6,
    );
  const source = files(strings.source, ['index.ts', 'style.css', 'logo.svg']);
  const settings = files(strings.settings, [
    'package.json',
    'tsconfig.json',
    'rslib.config.ts',
  ]);
  const output = files(
    strings.output,
    ['index.js', 'index.cjs', 'index.css'],
    true,
  );
  const declarations = file(110, 'index.d.ts', { isOutput: true });
  const tool = (title: string, text: string, tone?: BoxOptions['tone']) =>
    box(157, { id: title, title, text, minHeight: TOOL_HEIGHT, tone });
  const rslib = tool('Rslib', strings.rslib);
  const rsbuild = tool('Rsbuild', strings.rsbuild);
  const rspack = tool('Rspack', strings.rspack);
  const typescript = tool('TypeScript', strings.typescript, 'option');

  const connections = [
    { from: 'input', to: 'Rslib' },
    { from: 'Rslib', to: 'Rsbuild' },
    { from: 'Rsbuild', to: 'Rspack', shape: 'fan' },
    { from: 'Rsbuild', to: 'TypeScript', shape: 'fan' },
    { from: 'Rspack', to: 'output' },
    { from: 'TypeScript', to: 'output' },
  ] as const;
  const wide = row(
    [
      panel(166, 'input', column([source, settings], 28)),
      column([rslib, rsbuild], 28),
      column([rspack, typescript], 28),
      panel(
        146,
        'output',
        column(
          [output, declarations].map(part => inHeight(TOOL_HEIGHT, part)),
          28,
        ),
      ),
    ],
    26,
  );
  const narrow = column(
    [
      panel(344, 'input', row([source, settings], 22)),
      row([rslib, rsbuild], 30),
      row([rspack, typescript], 30),
      panel(
        344,
        'output',
        row([output, column([space(0, 18), declarations], 6)], 50, true),
      ),
    ],
    32,
  );
  return (
    <Figure
      name="build"
      strings={strings}
      wide={arrange(wide, 'right', connections)}
      narrow={arrange(narrow, 'down', connections)}
    />
  );
}
