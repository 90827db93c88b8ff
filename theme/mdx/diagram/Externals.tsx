import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, boxHeight, Words } from './parts.tsx';

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

type Words = DiagramProps<'externals'>['words'];

const questions = [
  ['named', 'external'],
  ['bundleless', 'asWritten'],
  ['builtIn', 'external'],
  ['format', 'bundled'],
  ['listed', 'external'],
  ['rest', 'bundled'],
] as const satisfies readonly (readonly [keyof Words, keyof Words])[];

/** The questions Rslib asks about an import, and what each answer means. */
export function Diagram({ words }: DiagramProps<'externals'>) {
  return (
    <Figure
      name="externals"
      words={words}
      wide={draw(wide, words)}
      narrow={draw(narrow, words)}
    />
  );
}

function draw({ width, question, answer }: Columns, words: Words) {
  let bottom = START_HEIGHT;
  const rows = questions.map(([asked, answered], index) => {
    const isLast = index === questions.length - 1;
    const from = bottom;
    const top = from + GAP;
    const height = Math.max(boxHeight(words[asked], question), ANSWER_HEIGHT);
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
          <Words
            at={[NO_X, from + GAP / 2]}
            width={60}
            text={words.no}
            tone="muted"
          />
        )}
        <Box
          at={[0, top, question, height]}
          text={words[asked]}
          tone={isLast ? 'sheet' : 'plain'}
        />
        <Arrow
          through={[
            [question, middle],
            [width - answer - 2, middle],
          ]}
        />
        {!isLast && (
          <Words
            at={[(question + width - answer) / 2 - 2, middle - 12]}
            width={60}
            text={words.yes}
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
          text={words[answered]}
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
          title={words.start}
          tone="sheet"
        />
        {rows}
      </>
    ),
  };
}
