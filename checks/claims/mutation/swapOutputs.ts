import type { Evidence } from '../proof/Evidence.ts';
import type { Read } from '../proof/Verdict.ts';
import type { Mutant } from './Mutant.ts';

/** Each two variants with their outputs exchanged, if that changes anything. */
export function swapOutputs(
  examples: readonly Evidence[],
  reads: readonly Read[],
): Mutant[] {
  return examples.flatMap((one, index) =>
    examples
      .slice(index + 1)
      .filter(other =>
        reads.some(
          ({ example, part }) =>
            (example === one.id || example === other.id) &&
            outputOf(one, part) !== outputOf(other, part),
        ),
      )
      .map(other => ({
        name: `${one.id} and ${other.id}: outputs swapped`,
        examples: {
          [one.id]: { ...one, result: other.result },
          [other.id]: { ...other, result: one.result },
        },
      })),
  );
}

/** What a build did in the part that a proof looks at. */
function outputOf({ result }: Evidence, part: string): string {
  const [kind = '', ...rest] = part.split(' ');
  const name = rest.join(' ');
  const step = result.steps.find(({ command }) => command === name);
  const parts: Record<string, unknown> = {
    exit: result.exit,
    log: result.log,
    files: Object.keys(result.files),
    file: result.files[name],
    step: step?.log,
    'step-exit': step?.exit,
    difference: result.files,
  };
  return JSON.stringify(parts[kind] ?? '');
}
