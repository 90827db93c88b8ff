import { Figure, type DiagramProps } from './Figure.tsx';
import { arrange, box, column, file, label, panel, row } from './layout.tsx';

interface Job {
  input: string;
  tool: string;
  work: string;
  isOptional: boolean;
  /** Option, file, and a note about it. */
  outputs: [string, string, string][];
}

/** What Rspack writes, and what TypeScript writes at the same time. */
export function Diagram({ strings }: DiagramProps<'declarations'>) {
  const jobs: Job[] = [
    {
      input: strings.reached,
      tool: 'Rspack',
      work: strings.rspack,
      isOptional: false,
      outputs: [
        ['', 'index.js', strings.script],
        ['`isolated: true`', '*.d.ts', strings.isolated],
      ],
    },
    {
      input: strings.included,
      tool: 'TypeScript',
      work: strings.typescript,
      isOptional: true,
      outputs: [
        ['`dts: true`', '*.d.ts', strings.each],
        ['`bundle: true`', 'index.d.ts', strings.joined],
      ],
    },
  ];
  const partsOf = (
    { input, tool, work, isOptional, outputs }: Job,
    outputWidth: number,
  ) => ({
    input: box(150, {
      id: `${tool} input`,
      text: input,
      tone: 'sheet',
      minHeight: 76,
    }),
    tool: box(150, {
      id: tool,
      title: tool,
      text: work,
      tone: isOptional ? 'option' : 'plain',
      minHeight: 76,
    }),
    output: panel(
      outputWidth,
      `${tool} output`,
      column(
        outputs.map(([option, name, note]) =>
          row(
            [
              label(116, option),
              file(outputWidth - 150, name, { isOutput: true, note }),
            ],
            6,
            true,
          ),
        ),
        18,
      ),
    ),
  });
  const wide = jobs.map(job => {
    const { input, tool, output } = partsOf(job, 344);
    return row([input, tool, output], 30);
  });
  const narrow = jobs.map(job => {
    const { input, tool, output } = partsOf(job, 344);
    return column([row([input, tool], 44), output], 30);
  });
  const connections = jobs.flatMap(({ tool }) => [
    { from: `${tool} input`, to: tool },
    { from: tool, to: `${tool} output` },
  ]);
  return (
    <Figure
      name="declarations"
      strings={strings}
      wide={arrange(column(wide, 16), 'right', connections)}
      narrow={arrange(column(narrow, 24), 'down', connections)}
    />
  );
}
