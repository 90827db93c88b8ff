import type { Value } from '../../read/ConfigFile.ts';
import { toData, type Data } from '../../read/toData.ts';
import type { Draft, Format } from '../Draft.ts';
import { isObject, isText, isTexts, type Outcome, type Rule } from './Rule.ts';

/** A text or object as a function of the config would get it. */
const given = (data: Data): Value => {
  const place = { line: 0, from: 0, to: 0 };
  if (!isObject(data)) {
    const value = isText(data) ? data : undefined;
    return { type: 'scalar', value, place };
  }
  const entries = new Map(
    Object.entries(data).map(([key, member]) => [key, given(member)] as const),
  );
  return { type: 'object', keys: [], entries, unread: [], place };
};

/** What a function returns for one of the tool's formats. */
export function callWith(
  value: Value,
  args: readonly Data[],
): Data | undefined {
  const result =
    value.type === 'code' ? value.call?.(args.map(given)) : undefined;
  if (!result) return undefined;
  const { data, problems } = toData(result);
  return problems.length === 0 ? data : undefined;
}

/** `outExtension`: a function of the format that returns `{ js: '.mjs' }`. */
export const outExtension =
  (
    formatsOf: (draft: Draft) => readonly Format[],
    nameOf: (format: Format) => string = format => format,
  ): Rule =>
  (value, draft) => {
    const found = formatsOf(draft).map(format => {
      const data = callWith(value, [{ format: nameOf(format) }]);
      return [format, data] as const;
    });
    if (!found.every(([, data]) => isTexts(data))) return 'unread';
    let outcome: Outcome = 'done';
    for (const [format, data] of found) {
      if (!isTexts(data)) continue;
      if (data['js'])
        draft.set('output/filename/js', `[name]${data['js']}`, format);
      if (data['dts']) outcome = 'left';
    }
    draft.hasFixedExtension = false;
    return outcome;
  };
