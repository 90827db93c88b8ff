import { defaultChoice } from '../../shared/choices.ts';
import type { Axis, Choice } from '../../shared/Sample.ts';
import { switchableParts } from '../../../shared/hiddenParts.ts';

/** What the reader looks at; the address says all of it. */
export interface View {
  choice: Choice;
  /** What the choice is compared with. */
  pinned?: Choice | undefined;
  /** The file that is shown, if the reader has chosen one. */
  file?: string | undefined;
}

/** The sample that an address asks for; the first if it names none of them. */
export function readSample(search: string, ids: readonly string[]): string {
  const asked = new URLSearchParams(search).get('sample') ?? '';
  return ids.includes(asked) ? asked : (ids[0] ?? '');
}

/** What an address asks for. What it leaves out, or gets wrong, is the default. */
export function readView(search: string, axes: readonly Axis[]): View {
  const query = new URLSearchParams(search);
  const pin = query.get('pin');
  const pairs = new Map(
    pin?.split('_').map(pair => {
      const [id = '', value = ''] = pair.split('.');
      return [id, value];
    }),
  );
  return {
    choice: choiceBy(axes, id => query.get(id)),
    pinned: pin === null ? undefined : choiceBy(axes, id => pairs.get(id)),
    file: query.get('file') ?? undefined,
  };
}

/** The query for a view: only what differs from the default. */
export function writeView(
  search: string,
  {
    id,
    isFirst,
    axes,
  }: { id: string; isFirst: boolean; axes: readonly Axis[] },
  { choice, pinned, file }: View,
): string {
  const old = new URLSearchParams(search);
  const parts: string[] = switchableParts
    .filter(part => old.has(part))
    .map(part => `${part}=${encodeURIComponent(old.get(part) ?? '')}`);
  if (!isFirst) parts.push(`sample=${id}`);
  parts.push(...differences(axes, choice).map(([axis, to]) => `${axis}=${to}`));
  if (pinned) {
    const pairs = differences(axes, pinned).map(pair => pair.join('.'));
    parts.push(`pin=${pairs.join('_') || 'default'}`);
  }
  if (file)
    parts.push(`file=${encodeURIComponent(file).replaceAll('%2F', '/')}`);
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

function choiceBy(
  axes: readonly Axis[],
  valueOf: (id: string) => string | null | undefined,
): Choice {
  return Object.fromEntries(
    axes.map(({ id, values, default: usual }) => {
      const asked = valueOf(id);
      return [id, values.find(value => value.id === asked)?.id ?? usual];
    }),
  );
}
