import type { Value } from '../read/ConfigFile.ts';
import { toData } from '../read/toData.ts';
import type { Note, NoteKind, Rows } from './Conversion.ts';

/** A note about an option, with its row. */
export function noteOf(
  kind: NoteKind,
  option: string,
  value: Value,
  rows: Rows,
): Note {
  const row = rows.get(option);
  const isUnread = kind === 'unread' || kind === 'copied';
  const [unread] = isUnread ? toData(value).problems : [];
  return {
    kind,
    option,
    place: (unread ?? value).place,
    ...(row && { row }),
    ...(unread && { reason: unread.reason, code: unread.code }),
  };
}
