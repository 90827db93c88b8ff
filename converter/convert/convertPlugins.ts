import type { Call, Value } from '../read/ConfigFile.ts';
import type { Note } from './Conversion.ts';
import type { Draft } from './Draft.ts';
import { noteOf } from './noteOf.ts';
import { replacements } from './rules/plugins.ts';

/** Replaces plugins, or notes what the guide says about them. */
export function convertPlugins(
  value: Value,
  option: string,
  draft: Draft,
  notes: Note[],
): void {
  const values = value.type === 'list' ? flatten(value.items) : [value];
  for (const plugin of values) {
    if (plugin.type === 'scalar') continue;
    const name = plugin.type === 'call' && packageOf(plugin, draft);
    if (plugin.type !== 'call' || !name) {
      notes.push(noteOf('unread', option, plugin, draft.rows));
      continue;
    }
    const replace = Object.hasOwn(replacements, name)
      ? replacements[name]
      : undefined;
    const outcome = replace?.(draft, plugin.args[0]) ?? 'left';
    if (outcome === 'done') continue;
    const row = draft.rows.get(name) ?? draft.rows.get(option);
    notes.push(noteOf(outcome, name, plugin, draft.rows, row));
  }
}

const flatten = (values: Value[]): Value[] =>
  values.flatMap(value =>
    value.type === 'list' ? flatten(value.items) : [value],
  );

/** The package that a plugin was imported from. */
const packageOf = ({ name }: Call, { imports }: Draft) =>
  imports.find(({ local }) => local === name.replace(/^new /, '').split('.')[0])
    ?.from;
