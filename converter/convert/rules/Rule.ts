import type { Value } from '../../read/ConfigFile.ts';
import { toData, type Data } from '../../read/toData.ts';
import type { Draft } from '../Draft.ts';
import type { NoteKind } from '../Conversion.ts';
import { isWritten, type Kind } from '../Written.ts';

/** What came of an option; `done` if its meaning is the same. */
export type Outcome = 'done' | Exclude<NoteKind, 'unknown'>;

/** Converts an option's value; it's keyed by the option's name in the guide. */
export type Rule = (value: Value, draft: Draft) => Outcome;

export type Rules = Readonly<Record<string, Rule>>;

/** A rule for values that are data. */
export const plain =
  (convert: (data: Data, draft: Draft) => Outcome): Rule =>
  (value, draft) => {
    const { data, problems } = toData(value);
    return problems.length > 0 ? 'unread' : convert(data, draft);
  };

/** For an option whose effect Rslib has without one, whatever its value. */
export const always = (): Rule => () => 'done';

/** An option that has no effect with this value; other values are left to the reader. */
export const without = (...values: Data[]): Rule =>
  plain(data => (values.includes(data) ? 'done' : 'left'));

/** A value that is copied; any other is left to the reader. */
export const copied = <Fit extends Data>(
  path: string,
  isFit: (data: Data) => data is Fit,
  change: (data: Fit) => Data = data => data,
): Rule =>
  plain((data, draft) => {
    if (!isFit(data)) return 'left';
    draft.set(path, change(data));
    return 'done';
  });

/** A value that the draft keeps until all options are known. */
export const kept = <Name extends keyof Draft, Fit extends Data & Draft[Name]>(
  name: Name,
  isFit: (data: Data) => data is Fit,
): Rule =>
  plain((data, draft) => {
    if (!isFit(data)) return 'left';
    draft[name] = data;
    return 'done';
  });

/** A switch that is off without it; if it's on, it sets an option. */
export const switched = (
  path: string,
  value: Data,
  outcome: Outcome = 'changed',
): Rule =>
  plain((data, draft) => {
    if (data === true) draft.set(path, value);
    return data === true ? outcome : data === false ? 'done' : 'left';
  });

/** One rule for several options. */
export const each = (rule: Rule, names: string): Rules =>
  Object.fromEntries(names.split(' ').map(name => [name, rule]));

/** An object whose members have rules; a member without one is left to the reader. */
export const members =
  (rules: Rules): Rule =>
  (value, draft) => {
    if (value.type !== 'object' || value.unread.length > 0) return 'unread';
    const outcomes = [...value.entries].map(([key, member]) => {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      return rule?.(member, draft) ?? 'left';
    });
    const order = ['unread', 'left', 'changed', 'copied'] as const;
    return order.find(one => outcomes.includes(one)) ?? 'done';
  };

/** What a rule can't read is copied as it's written, if it can only be of this kind. */
export const written =
  (rule: Rule, path: string, kind: Kind): Rule =>
  (value, draft) => {
    const outcome = rule(value, draft);
    const isSure =
      outcome === 'unread' && isWritten(value, kind, draft.written);
    const code = isSure ? draft.written.keep(value) : undefined;
    if (!code) return outcome;
    draft.set(path, code);
    return 'copied';
  };

export const isText = (data: Data): data is string => typeof data === 'string';
/** Any of these words. */
export const isOneOf =
  (...words: string[]) =>
  (data: Data): data is string =>
    isText(data) && words.includes(data);
export const isSwitch = (data: Data): data is boolean =>
  typeof data === 'boolean';
export const isObject = (data: Data): data is Record<string, Data> =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  !(data instanceof RegExp);
export const isTexts = (data: Data): data is Record<string, string> =>
  isObject(data) && Object.values(data).every(isText);
export const isName = (data: Data): data is string | RegExp =>
  isText(data) || data instanceof RegExp;
/** One or several, as a list. */
export const listOf = (data: Data): Data[] =>
  Array.isArray(data) ? data : [data];
