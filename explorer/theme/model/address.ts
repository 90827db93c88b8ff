import { defaultChoice } from '../../shared/choices.ts';
import type { Axis, Choice } from '../../shared/Sample.ts';
import { views, type ViewName } from './views.ts';
import { switchableParts } from '../../../shared/hiddenParts.ts';

/** What the reader looks at; the address says all of it. */
export interface View {
  choice: Choice;
  /** The file that is shown, if the reader has chosen one. */
  file?: string | undefined;
  /** The source file that is open, if the reader has chosen one. */
  source?: string | undefined;
  /** What the output is looked at as. */
  shows?: ViewName | undefined;
}

/** The sample that an address asks for; the first if it names none of them. */
export function readSample(search: string, ids: readonly string[]): string {
  const asked = new URLSearchParams(search).get('sample') ?? '';
  return ids.includes(asked) ? asked : (ids[0] ?? '');
}

/** The example that an address asks for, if it does. */
export function readExample(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('example') ?? '';
  return /^[\w-]+$/.test(asked) ? asked : undefined;
}

/** What an address asks for. What it leaves out, or gets wrong, is the default. */
export function readView(search: string, axes: readonly Axis[]): View {
  const query = new URLSearchParams(search);
  return {
    choice: Object.fromEntries(
      axes.map(({ id, values, default: usual }) => {
        const asked = query.get(id);
        return [id, values.find(value => value.id === asked)?.id ?? usual];
      }),
    ),
    file: query.get('file') ?? undefined,
    source: query.get('source') ?? undefined,
    shows: views.find(one => one === query.get('view')),
  };
}

/** The query for a view: only what differs from the default. */
export function writeView(
  search: string,
  {
    id,
    ids,
    axes,
  }: { id: string; ids: readonly string[]; axes: readonly Axis[] },
  { choice, file, source, shows }: View,
): string {
  const old = new URLSearchParams(search);
  const parts: string[] = switchableParts
    .filter(part => old.has(part))
    .map(part => `${part}=${encodeURIComponent(old.get(part) ?? '')}`);
  if (!ids.includes(id)) parts.push(`example=${id}`);
  else if (id !== ids[0]) parts.push(`sample=${id}`);
  parts.push(...differences(axes, choice).map(([axis, to]) => `${axis}=${to}`));
  for (const [name, value] of Object.entries({ file, source, view: shows }))
    if (value)
      parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The axes on which a choice isn't the default, with its values. */
export function differences(
  axes: readonly Axis[],
  choice: Choice,
  from: Choice = defaultChoice(axes),
): [axis: string, to: string][] {
  return axes.flatMap(({ id }) => {
    const to = choice[id];
    return to === undefined || to === from[id] ? [] : [[id, to]];
  });
}
