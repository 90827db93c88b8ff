import { defaultChoice } from '../../explorer/shared/choices.ts';
import type { Axis, Choice, Sample } from '../../explorer/shared/Sample.ts';

/** Options by name, with their values: `{ format: 'umd' }`. */
export type AskedOptions = Record<string, string | boolean>;

/**
 * The first sample that was built with all of these options, and the choice they
 * stand for; otherwise, what is wrong with them.
 */
export function findOutput(
  samples: readonly Sample[],
  asked: AskedOptions,
): { sample: Sample; choice: Choice } | { problem: string } {
  const problems: string[] = [];
  for (const sample of samples) {
    const found = findChoice(sample, asked);
    if (typeof found !== 'string') return { sample, choice: found };
    problems.push(`${sample.id}: ${found}`);
  }
  return { problem: problems.join('\n') };
}

function findChoice({ axes }: Sample, asked: AskedOptions): Choice | string {
  const choice = defaultChoice(axes);
  for (const [name, value] of Object.entries(asked)) {
    const axis = axes.find(one => isNamed(one, name));
    if (!axis) return `no option ${name}`;
    const wanted = normalize(String(value));
    const found = axis.values.find(({ id, label }) =>
      [id, label].map(normalize).includes(wanted),
    );
    if (!found) {
      return `no ${axis.option} ${String(value)}, only ${labelsOf(axis)}`;
    }
    choice[axis.id] = found.id;
  }
  return choice;
}

/** By its id, its path, or the end of its path. */
function isNamed({ id, option }: Axis, name: string): boolean {
  const asked = name.toLowerCase();
  return [id, option, option.replace(/^\w+\./, '')]
    .map(one => one.toLowerCase())
    .includes(asked);
}

/** `'umd'`, `{bundle:true}` and `{ bundle: true }` are written in many ways. */
function normalize(value: string): string {
  return value.toLowerCase().replace(/[\s'"]/g, '');
}

function labelsOf({ values }: Axis): string {
  return values.map(({ label }) => `\`${label}\``).join(', ');
}

/** What can be asked for: samples, their options, and the values of each. */
export function describeSamples(samples: readonly Sample[]): string {
  return samples
    .map(({ id, axes }) => {
      const lines = axes.map(
        axis => `- \`${axis.id}\` (${axis.option}): ${labelsOf(axis)}`,
      );
      return [`## ${id}`, '', ...lines].join('\n');
    })
    .join('\n\n');
}
