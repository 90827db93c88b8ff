import type { Code, Value } from '../read/ConfigFile.ts';
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
  const unread = kind === 'unread' ? findCode(value) : undefined;
  return {
    kind,
    option,
    place: (unread ?? value).place,
    ...(row && { row }),
    ...(unread && { reason: unread.reason, code: unread.code }),
  };
}

/** The first part of a value that isn't data. */
function findCode(
  value: Value,
): Pick<Code, 'reason' | 'code' | 'place'> | undefined {
  const [first] = toData(value).problems;
  return first;
}
