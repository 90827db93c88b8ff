import type { Axis, Choice, Condition } from './Sample.ts';

/** The choice of a sample that readers see first. */
export function defaultChoice(axes: readonly Axis[]): Choice {
  return Object.fromEntries(axes.map(axis => [axis.id, axis.default]));
}

/** The axes that number the JavaScript of a sample. */
export function jsAxes(axes: readonly Axis[]): Axis[] {
  return axes.filter(({ group }) => group === 'js');
}

/** The axes with these ids, in that order. */
export function axesNamed(
  axes: readonly Axis[],
  ids: readonly string[],
): Axis[] {
  return ids.flatMap(id => axes.find(axis => axis.id === id) ?? []);
}

/**
 * The number of a choice: each axis is a digit, the last one counts fastest.
 * An unknown value counts as the default.
 */
export function numberOf(axes: readonly Axis[], choice: Choice): number {
  return axes.reduce((sum, { id, values, default: usual }) => {
    const find = (value: string | undefined) =>
      values.findIndex(one => one.id === value);
    const digit = find(choice[id]);
    return sum * values.length + (digit < 0 ? find(usual) : digit);
  }, 0);
}

/** All choices over some axes, in the order of their numbers. */
export function listChoices(axes: readonly Axis[]): Choice[] {
  return axes.reduce<Choice[]>(
    (choices, { id, values }) =>
      choices.flatMap(choice =>
        values.map(value => ({ ...choice, [id]: value.id })),
      ),
    [{}],
  );
}

/** Whether a choice has one of the values for each axis. */
export function meets(choice: Choice, when: Condition): boolean {
  return Object.entries(when).every(([id, values]) =>
    values.includes(choice[id] ?? ''),
  );
}
