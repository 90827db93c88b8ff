import type { Call, Code, Problem, Value } from './ConfigFile.ts';

/** Values as a program has them. */
export type Data =
  | string
  | number
  | boolean
  | null
  | undefined
  | RegExp
  | Data[]
  | { [key: string]: Data };

interface Result {
  data: Data;
  /** Calls and code, which are `undefined` in the data. */
  problems: Problem[];
}

/** A value of a config as plain data, and what in it isn't data. */
export function toData(value: Value, path = ''): Result {
  const problems: Problem[] = [];
  const data = convert(value, path, problems);
  return { data, problems };
}

function convert(value: Value, path: string, problems: Problem[]): Data {
  if (value.type === 'scalar') return value.value;
  if (value.type === 'list') {
    return value.items.map((item, index) =>
      convert(item, `${path}[${index}]`, problems),
    );
  }
  if (value.type === 'object') {
    const entries = [...value.entries].map(
      ([key, member]) =>
        [key, convert(member, pathOf(path, key), problems)] as const,
    );
    problems.push(...value.unread.map(code => problemOf(code, path)));
    // Defines keys and sets none, so `__proto__` is a key as any other.
    return Object.fromEntries(entries);
  }
  if (value.type === 'pattern') {
    try {
      return new RegExp(value.source, value.flags);
    } catch {
      // The reader lets through what this browser doesn't take.
    }
  }
  problems.push(problemOf(value, path));
  return undefined;
}

function problemOf(
  value: Call | Code | Extract<Value, { type: 'pattern' }>,
  path: string,
): Problem {
  const { place } = value;
  if (value.type === 'code') {
    return { reason: value.reason, path, place, code: value.code };
  }
  return value.type === 'call'
    ? { reason: 'call', path, place, code: `${value.name}(…)` }
    : {
        reason: 'expression',
        path,
        place,
        code: `/${value.source}/${value.flags}`,
      };
}

/** The path of a key, as a program would write it. */
export const pathOf = (path: string, key: string): string => {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)) {
    return `${path}[${JSON.stringify(key)}]`;
  }
  return path ? `${path}.${key}` : key;
};
