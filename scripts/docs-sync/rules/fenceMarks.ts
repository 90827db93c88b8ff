import { subjects, type PageFence } from '../PageFence.ts';
import { fenceRule } from './fenceRule.ts';

const ours = ['example', 'region', 'type', 'unverified', ...subjects];
const knownKeys = new Set([...ours, 'title', 'height']);
const knownWords = /^(?:\{[\d,-]+\}|(?:fold|wrapCode|lineNumbers)(?:=\w+)?)$/;

/** The engine splits at spaces and finds its own words inside our values. */
const engineWords = /(?:^|\s)(?:fold|wrapCode|lineNumbers|height=|file=)/;

/** The words after the language are ones that somebody reads. */
export const fenceMarks = fenceRule({
  id: 'fence-marks',
  why: 'A misspelt mark proves nothing, and the engine stops at some of its own.',
  check: ({ marks, words }) => {
    const fault =
      findUnknown(marks, words) ??
      findCombination(marks) ??
      Object.entries(marks)
        .filter(([key, value]) => ours.includes(key) && engineWords.test(value))
        .map(
          ([key]) =>
            `${key}="…" contains a word that the engine reads as its own.`,
        )
        .at(0);
    return fault
      ? { what: fault, remedy: 'content/README.md lists the marks of a block.' }
      : undefined;
  },
});

function findUnknown(
  marks: PageFence['marks'],
  words: string[],
): string | undefined {
  if ('file' in marks) {
    return 'file="…" belongs to the engine; ours is source="…".';
  }
  const unknown = [
    ...Object.keys(marks).filter(key => !knownKeys.has(key)),
    ...words.filter(word => !knownWords.test(word)),
  ];
  return unknown.length > 0
    ? `Nothing reads ${unknown.join(', ')} on a block.`
    : undefined;
}

function findCombination(marks: PageFence['marks']): string | undefined {
  const named = subjects.filter(subject => subject in marks);
  const proofs = ['example', 'type', 'unverified'].filter(key => key in marks);
  if (proofs.length > 1) {
    return `A block has one proof, not ${proofs.join(' and ')}.`;
  }
  if (!('example' in marks)) {
    return named.length > 0 || 'region' in marks
      ? `${named[0] ?? 'region'}="…" needs example="…" beside it.`
      : undefined;
  }
  if (named.length !== 1) {
    return `An example needs one of ${subjects.join(', ')} beside it; there are ${named.length}.`;
  }
  return 'region' in marks && !('source' in marks)
    ? 'region="…" is for source="…" only.'
    : undefined;
}
