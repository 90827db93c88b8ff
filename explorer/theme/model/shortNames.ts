import type { Axis } from '../../shared/Sample.ts';

/** An option without the object it's in: `format` of `lib.format`. */
export function nameOfOption({ option }: Pick<Axis, 'option'>): string {
  return option === 'package.json' ? option : option.replace(/^.*\./, '');
}

/** A value without what the others have too: `bundle` of `{ bundle: true }`. */
export function shortLabel(label: string): string {
  return label.replace(/^src\/|^type: |^\{ | ?: true \}$/g, '');
}
