import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, boxHeight, Label } from './parts.tsx';

interface Columns {
  width: number;
  question: number;
  answer: number;
}

const wide: Columns = { width: 704, question: 470, answer: 158 };
const narrow: Columns = { width: 344, question: 236, answer: 78 };

const START_HEIGHT = 36;
const GAP = 26;
const ANSWER_HEIGHT = 44;
/** Where the column of questions is crossed, and where its "no" stands. */
const TRUNK_X = 28;
const NO_X = 38;

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
      wide={draw(wide, strings)}
      narrow={draw(narrow, strings)}
    />
  );
}

function draw({ width, question, answer }: Columns, strings: Strings) {
  let bottom = START_HEIGHT;
  const rows = questions.map(([asked, answered], index) => {
    const isLast = index === questions.length - 1;
    const from = bottom;
    const top = from + GAP;
    const height = Math.max(boxHeight(strings[asked], question), ANSWER_HEIGHT);
    const middle = top + height / 2;
    bottom = top + height;
    return (
      <g key={asked}>
        <Arrow
          through={[
            [TRUNK_X, from],
            [TRUNK_X, top - 2],
          ]}
        />
        {index > 0 && (
          <Label
            at={[NO_X, from + GAP / 2]}
            width={60}
            text={strings.no}
            tone="muted"
          />
        )}
        <Box
          at={[0, top, question, height]}
          text={strings[asked]}
          tone={isLast ? 'sheet' : 'plain'}
        />
        <Arrow
          through={[
            [question, middle],
            [width - answer - 2, middle],
          ]}
        />
        {!isLast && (
          <Label
            at={[(question + width - answer) / 2 - 2, middle - 12]}
            width={60}
            text={strings.yes}
            anchor="middle"
            tone="muted"
          />
        )}
        <Box
          at={[
            width - answer,
            middle - ANSWER_HEIGHT / 2,
            answer,
            ANSWER_HEIGHT,
          ]}
          text={strings[answered]}
          tone={answered === 'external' ? 'mark' : 'sheet'}
        />
      </g>
    );
  });
  return {
    width,
    height: bottom,
    content: (
      <>
        <Box
          at={[0, 0, question, START_HEIGHT]}
          title={strings.start}
          tone="sheet"
        />
        {rows}
      </>
    ),
  };
}
