import type { Value } from '../read/ConfigFile.ts';
import { toData } from '../read/toData.ts';
import type { Note, NoteKind, Row, Rows } from './Conversion.ts';

/** A note about an option or a plugin, with what its row says about this value. */
export function noteOf(
  kind: NoteKind,
  option: string,
  value: Value,
  rows: Rows,
  row = rows.get(option),
): Note {
  const isUnread = kind === 'unread' || kind === 'copied';
  const [unread] = isUnread ? toData(value).problems : [];
  return {
    kind,
    option,
    place: (unread ?? value).place,
    ...(row && { row: shorten(row, kind, option, value) }),
    ...(unread && { reason: unread.reason, code: unread.code }),
  };
}

/**
 * The equivalent alone, where nobody knows the value; otherwise, without what is about
 * parts of the option (`dts.banner`) that aren't in it.
 */
function shorten(row: Row, kind: NoteKind, option: string, value: Value): Row {
  if (kind === 'copied') return { ...row, text: '' };
  const [first = '', ...rest] = row.text.split(/(?<=\.) |(?<=。)/);
  const part = new RegExp(`\`${option.split('.').at(-1)}\\.(\\w+)`, 'g');
  const entries = value.type === 'object' ? value.entries : undefined;
  const kept = rest.filter(sentence => {
    const parts = [...sentence.matchAll(part)];
    return (
      parts.length === 0 || parts.some(([, key = '']) => entries?.has(key))
    );
  });
  const text = [first, ...(kind === 'unread' ? [] : kept)];
  return { ...row, text: text.join(first.endsWith('.') ? ' ' : '') };
}
