import type { Connection } from './connect.tsx';
import { Figure, type DiagramProps } from './Figure.tsx';
import { arrange, box, column, row } from './layout.tsx';

type Strings = DiagramProps<'externals'>['strings'];

const questions = [
  ['named', 'external'],
  ['bundleless', 'asWritten'],
  ['builtIn', 'external'],
  ['format', 'bundled'],
  ['listed', 'external'],
  ['rest', 'bundled'],
] as const satisfies readonly (readonly [keyof Strings, keyof Strings])[];

/** The questions Rslib asks about an import, and what each answer means. */
export function Diagram({ strings }: DiagramProps<'externals'>) {
  return (
    <Figure
      name="externals"
      strings={strings}
      wide={draw(strings, 470, 158, 76)}
      narrow={draw(strings, 236, 78, 30)}
    />
  );
}

function draw(strings: Strings, question: number, answer: number, gap: number) {
  const start = { id: 'start', title: strings.start, tone: 'sheet' } as const;
  const rows = questions.map(([asked, answered], index) =>
    row(
      [
        box(question, {
          id: asked,
          text: strings[asked],
          tone: index === questions.length - 1 ? 'sheet' : 'plain',
          minHeight: 44,
        }),
        box(answer, {
          id: `${asked} answer`,
          text: strings[answered],
          tone: answered === 'external' ? 'mark' : 'sheet',
          minHeight: 44,
        }),
      ],
      gap,
    ),
  );
  const connections = questions.flatMap(([asked], index): Connection[] => {
    const isLast = index === questions.length - 1;
    const before = questions[index - 1]?.[0];
    return [
      {
        from: before ?? 'start',
        to: asked,
        at: 28,
        ...(before && { label: strings.no }),
      },
      {
        from: asked,
        to: `${asked} answer`,
        ...(!isLast && { label: strings.yes }),
      },
    ];
  });
  return arrange(
    column([box(question, start), ...rows], 26),
    'right',
    connections,
  );
}
