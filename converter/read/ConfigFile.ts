/** Where something stands in the text of a config. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** Offsets: of its first character, and behind its last. */
  from: number;
  to: number;
}

/** Why a value can't be known without running the file. */
export type Reason =
  /** The text isn't JavaScript or TypeScript. */
  | 'syntax'
  /** It has no default export, or the export isn't an object, an array, or a function. */
  | 'no-config'
  /** It's longer than `MAX_LENGTH`, or has more values than `MAX_VALUES`. */
  | 'too-large'
  /** Its values are nested deeper than `MAX_DEPTH`. */
  | 'too-deep'
  /** A function. */
  | 'function'
  /** The function does more than declare constants and return one value. */
  | 'statements'
  /** A call; only where it's asked for data. */
  | 'call'
  /** A name that's imported, global, or a parameter. */
  | 'unknown-name'
  /** A variable that gets another value, or whose value is changed. */
  | 'changed'
  /** Something that's computed: a condition, a member, an operator. */
  | 'expression'
  /** `...x`, where `x` can't be read: it may have any key. */
  | 'spread'
  /** `[x]: …`, where `x` can't be read. */
  | 'computed-key'
  /** `__proto__`, which sets the prototype of an object. */
  | 'prototype';

/** Something that couldn't be read. */
export interface Problem {
  reason: Reason;
  /** The keys that lead to it: `lib[0].format`; `plugins[0](0).x` is in an argument. */
  path: string;
  place: Place;
  /** Its text, cut to `SHOWN_LENGTH`. */
  code: string;
}

export interface Scalar {
  type: 'scalar';
  value: string | number | boolean | null | undefined;
  place: Place;
}

export interface Pattern {
  type: 'pattern';
  source: string;
  flags: string;
  place: Place;
}

export interface List {
  type: 'list';
  items: Value[];
  place: Place;
}

/** A key as the file writes it, and where; `[x]` has no place of its own. */
export interface Key {
  name: string;
  place: Place;
}

export interface Dictionary {
  type: 'object';
  /** Also those of constants that are spread, and those that others replace. */
  keys: Key[];
  /** A map, so that no key can mean anything to the code that reads it. */
  entries: Map<string, Value>;
  /** What may add or replace entries: `...x`, `[x]: …`, `__proto__: …`. */
  unread: Code[];
  place: Place;
}

export interface Call {
  type: 'call';
  /** As it's written: `pluginReact`, `rspack.ProvidePlugin`; with `new` before it. */
  name: string;
  args: Value[];
  place: Place;
}

/** What couldn't be read; `problems` has its path. */
export interface Code {
  type: 'code';
  reason: Reason;
  code: string;
  /** What a function returns for arguments, if that can be known. */
  call?: (args: readonly Value[]) => Value | undefined;
  place: Place;
}

/** A value of a config, and where it stands. */
export type Value = Scalar | Pattern | List | Dictionary | Call | Code;

/** Where a name comes from: `import { a as b } from 'c'`. */
export interface Import {
  /** What the file calls it. */
  local: string;
  /** What the package calls it: `default`, `*`, or a name. */
  imported: string;
  from: string;
}

/** A config that was read. */
export interface ConfigFile {
  /** What it exports; missing if that isn't a config at all. */
  value?: Dictionary | List;
  imports: Import[];
  problems: Problem[];
}
