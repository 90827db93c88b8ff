import type { Fence } from '../../../content-model/Page.ts';
import { subjects } from '../fences.ts';
import { fenceRule } from './fenceRule.ts';

const ours = [
  'example',
  'only',
  'region',
  'signature',
  'type',
  'unverified',
  ...subjects,
];
const knownKeys = new Set([...ours, 'title', 'height']);
const knownWords = /^(?:\{[\d,-]+\}|(?:fold|wrapCode|lineNumbers)(?:=\w+)?)$/;

/** The engine splits at spaces and finds its own keywords inside our values. */
const engineWords = /(?:^|\s)(?:fold|wrapCode|lineNumbers|height=|file=)/;

/** The attributes after the language are known ones. */
export const fenceMarks = fenceRule({
  id: 'fence-marks',
  why: 'A misspelled attribute proves nothing, and the engine fails on some of its own.',
  check: ({ marks, words }) => {
    const fault =
      findUnknown(marks, words) ??
      findCombination(marks) ??
      Object.entries(marks)
        .filter(([key, value]) => ours.includes(key) && engineWords.test(value))
        .map(
          ([key]) =>
            `${key}="…" contains a word that the engine treats as its own.`,
        )
        .at(0);
    return fault
      ? { what: fault, remedy: 'See the attributes in content/CODE.md.' }
      : undefined;
  },
});

function findUnknown(
  marks: Fence['marks'],
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

function findCombination(marks: Fence['marks']): string | undefined {
  const named = subjects.filter(subject => subject in marks);
  const proofs = ['example', 'signature', 'type', 'unverified'].filter(
    key => key in marks,
  );
  if (proofs.length > 1) {
    return `A block has one kind of proof, not ${proofs.join(' and ')}.`;
  }
  if (!('example' in marks)) {
    return named.length > 0 || 'region' in marks
      ? `${named[0] ?? 'region'}="…" needs example="…" beside it.`
      : undefined;
  }
  if (named.length !== 1) {
    return `An example needs exactly one of ${subjects.join(', ')}; there are ${named.length}.`;
  }
  if ('region' in marks && !('source' in marks)) {
    return 'region="…" is for source="…" only.';
  }
  return 'only' in marks && !('prints' in marks)
    ? 'only="…" is for prints="…"; log="…" selects by itself.'
    : undefined;
}
