import { axesNamed, jsAxes, numberOf } from '../../shared/choices.ts';
import type { Choice, Sample } from '../../shared/Sample.ts';

/** What choosing a value leads to: the same files, a refusal, or other files. */
export type Mark = 'same' | 'refused' | 'other';

/** Says beforehand what a value of an option leads to. */
export function markValue(
  sample: Sample,
  choice: Choice,
  axis: string,
  value: string,
): Mark {
  const then = outputOf(sample, { ...choice, [axis]: value });
  if (then === undefined) return 'refused';
  return then === outputOf(sample, choice) ? 'same' : 'other';
}

/** Names the files of a choice; nothing if it's refused. */
function outputOf(
  { axes, js, dts }: Sample,
  choice: Choice,
): string | undefined {
  const code = js[numberOf(jsAxes(axes), choice)] ?? -1;
  const types = dts.trees[numberOf(axesNamed(axes, dts.axes), choice)] ?? -1;
  return code < 0 || types < 0 ? undefined : `${code} ${types}`;
}
