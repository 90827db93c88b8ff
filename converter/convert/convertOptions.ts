import type { Dictionary, Value } from '../read/ConfigFile.ts';
import { toData } from '../read/toData.ts';
import type { Note, Rows, ToolName } from './Conversion.ts';
import type { Draft } from './Draft.ts';
import { resolveCalls } from './resolveCalls.ts';
import { noteOf } from './noteOf.ts';
import { convertPlugins } from './convertPlugins.ts';
import { toolRules } from './rules/toolRules.ts';

/** Options that say which packages are left out. */
const HAS_PACKAGES = /external|rollupOptions|rolldownOptions/i;

/** Converts each option of a config, and notes what isn't the same. */
export function convertOptions(
  config: Dictionary,
  tool: ToolName,
  draft: Draft,
  notes: Note[],
): void {
  const { rules, entry } = toolRules[tool];
  const order = Object.keys(rules);
  const options = [...optionsIn(config, '', draft.rows)].sort(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  const [first] = entry;
  const isWhole = config.unread.length === 0;
  if (first && isWhole && !options.some(([option]) => entry.includes(option))) {
    notes.push(noteOf('left', first, config, draft.rows));
  }
  for (const [option, given] of options) {
    const value = resolveCalls(given, draft.imports);
    if (option === '' || option.endsWith('.')) {
      notes.push(
        noteOf('unread', option.slice(0, -1) || '…', value, draft.rows),
      );
      continue;
    }
    if (isEmpty(value)) continue;
    if (/^(?:output\.)?plugins$/.test(option)) {
      convertPlugins(value, option, draft, notes);
      continue;
    }
    if (!draft.rows.has(option)) {
      notes.push(noteOf('unknown', option, value, draft.rows));
      continue;
    }
    const rule = Object.hasOwn(rules, option) ? rules[option] : undefined;
    const isRead = toData(value).problems.length === 0;
    const outcome = rule?.(value, draft) ?? (isRead ? 'left' : 'unread');
    if (outcome === 'unread' && HAS_PACKAGES.test(option)) {
      draft.hasUnreadExternal = true;
    }
    if (outcome !== 'done') {
      notes.push(noteOf(outcome, option, value, draft.rows));
    }
  }
}

/** The options of a config by their names in the guide; a name that ends with a dot can't be read. */
function* optionsIn(
  object: Dictionary,
  prefix: string,
  rows: Rows,
): Generator<[string, Value]> {
  for (const code of object.unread) yield [prefix, code];
  for (const [key, value] of object.entries) {
    const name = `${prefix}${key}`;
    const isGroup = [...rows.keys()].some(row => row.startsWith(`${name}.`));
    if (isGroup && value.type === 'object') {
      yield* optionsIn(value, `${name}.`, rows);
    } else {
      yield [name, value];
    }
  }
}

/** Nothing, in whatever form. */
function isEmpty(value: Value): boolean {
  if (value.type === 'scalar') return value.value === undefined;
  if (value.type === 'list') return value.items.length === 0;
  return (
    value.type === 'object' &&
    value.entries.size === 0 &&
    value.unread.length === 0
  );
}
