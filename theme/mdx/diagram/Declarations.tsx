import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Label, type Area, type Point } from './parts.tsx';

/** Places of one job; the second stands below the first. */
interface Places {
  width: number;
  height: number;
  /** From the top of one job to that of the next. */
  next: number;
  input: Area;
  tool: Area;
  output: Area;
  /** Where the options stand that lead to the files. */
  optionX: number;
  files: readonly [Point, Point];
  noteWidth: number;
  arrows: readonly (readonly Point[])[];
}

const wide: Places = {
  width: 704,
  height: 304,
  next: 160,
  input: [0, 34, 150, 76],
  tool: [186, 34, 138, 76],
  output: [352, 0, 352, 144],
  optionX: 368,
  files: [
    [494, 28],
    [494, 88],
  ],
  noteWidth: 180,
  arrows: [
    [
      [150, 72],
      [184, 72],
    ],
    [
      [324, 72],
      [350, 72],
    ],
  ],
};

const narrow: Places = {
  width: 344,
  height: 486,
  next: 254,
  input: [0, 0, 154, 64],
  tool: [186, 0, 158, 64],
  output: [0, 92, 344, 140],
  optionX: 14,
  files: [
    [136, 118],
    [136, 176],
  ],
  noteWidth: 176,
  arrows: [
    [
      [154, 32],
      [184, 32],
    ],
    [
      [265, 64],
      [265, 90],
    ],
  ],
};

const NAME_PX = 20;

interface Job {
  input: string;
  tool: string;
  work: string;
  /** Whether the job is done on request only. */
  isOption: boolean;
  /** Option, file and what there is to know about it. */
  outputs: readonly (readonly [string, string, string])[];
}

/** What Rspack makes, and what TypeScript makes beside it. */
export function Diagram({ strings }: DiagramProps<'declarations'>) {
  const jobs: Job[] = [
    {
      input: strings.reached,
      tool: 'Rspack',
      work: strings.rspack,
      isOption: false,
      outputs: [
        ['', 'index.js', strings.script],
        ['isolated: true', '*.d.ts', strings.isolated],
      ],
    },
    {
      input: strings.included,
      tool: 'TypeScript',
      work: strings.typescript,
      isOption: true,
      outputs: [
        ['dts: true', '*.d.ts', strings.each],
        ['bundle: true', 'index.d.ts', strings.joined],
      ],
    },
  ];
  const draw = (at: Places) => ({
    ...at,
    content: jobs.map((job, index) => (
      <g key={job.tool} transform={`translate(0 ${index * at.next})`}>
        {drawJob(at, job)}
      </g>
    )),
  });
  return (
    <Figure
      name="declarations"
      strings={strings}
      wide={draw(wide)}
      narrow={draw(narrow)}
    />
  );
}

function drawJob(at: Places, { input, tool, work, isOption, outputs }: Job) {
  return (
    <>
      <Box at={at.input} text={input} tone="sheet" />
      <Box
        at={at.tool}
        title={tool}
        text={work}
        tone={isOption ? 'option' : 'plain'}
      />
      <Box at={at.output} tone="sheet" />
      {at.arrows.map((through, index) => (
        <Arrow key={index} through={through} />
      ))}
      {outputs.map(([option, name, note], index) => {
        const [x, y] = at.files[index] ?? at.files[0];
        return (
          <g key={option}>
            {option && (
              <Label
                at={[at.optionX, y]}
                width={120}
                text={`\`${option}\``}
                tone="muted"
              />
            )}
            <File at={[x, y]} name={name} isOutput />
            <Label
              at={[x + NAME_PX, y + 20]}
              width={at.noteWidth}
              text={note}
              isNote
              tone="muted"
            />
          </g>
        );
      })}
    </>
  );
}
