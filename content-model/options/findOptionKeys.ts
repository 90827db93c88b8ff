import type { ConfigFile, Value } from '@rslib-website/converter/ConfigFile';
import {
  readCalls,
  type ImportedCall,
} from '@rslib-website/converter/readCalls';
import { readConfig } from '@rslib-website/converter/readConfig';
import type { OptionNames } from './listPaths.ts';

/** A key of a config that is an option, and where its text is. */
export interface OptionKey {
  /** As pages call it: `lib.dts.bundle`, `output.target`. */
  name: string;
  from: number;
  to: number;
}

/** What can be written next to `lib`, and in its items. */
export interface Names {
  config: OptionNames;
  item: OptionNames;
}

const CONFIG_FILE = /(?:^|\/)rslib(?:\.\w+)*\.config\.[cm]?[jt]s$/;

/**
 * The options that a config of Rslib sets, by where they are in it. A key that means
 * nothing there, or different things at once, is no option.
 */
export function findOptionKeys(
  code: string,
  title: string | undefined,
  { config, item }: Names,
): OptionKey[] {
  // Parsing takes longer than looking.
  if (!code.includes('@rslib/core') && !CONFIG_FILE.test(title ?? '')) {
    return [];
  }
  const configs = readCalls(code, '@rslib/core').flatMap(configsOf);
  const file = readConfig(code);
  if (file.value && isOfRslib(file, title)) configs.push(file.value);
  const found = new Map<number, OptionKey>();
  const doubtful = new Set<number>();

  const visit = (value: Value, names: OptionNames, path: string): void => {
    if (value.type !== 'object') return;
    for (const { name: key, place } of value.keys) {
      const name = names.get(join(path, key, names));
      const known = found.get(place.from);
      // A constant may be used at several places.
      if (known ? known.name !== name : doubtful.has(place.from)) {
        doubtful.add(place.from);
        found.delete(place.from);
      } else if (name === undefined) doubtful.add(place.from);
      else found.set(place.from, { name, from: place.from, to: place.to });
    }
    for (const [key, member] of value.entries) {
      const inner = join(path, key, names);
      if (names === config && inner === LIB && member.type === 'list') {
        for (const one of member.items) visit(one, item, '');
      } else if (names.has(inner)) visit(member, names, inner);
    }
  };
  for (const one of configs) visit(one, config, '');
  return [...found.values()].sort((a, b) => a.from - b.from);
}

const LIB = 'lib';

/** The configs that a function of Rslib is given. */
function configsOf({ name, args }: ImportedCall): Value[] {
  if (name === 'defineConfig') return args.slice(0, 1);
  if (name === 'mergeRslibConfig') return args;
  const [options] = name === 'createRslib' ? args : [];
  const given =
    options?.type === 'object' ? options.entries.get('config') : undefined;
  return given ? [given] : [];
}

/** Its file is one of Rslib, or what it exports is given to Rslib's `defineConfig`. */
function isOfRslib(
  { imports }: ConfigFile,
  title: string | undefined,
): boolean {
  const define = imports.filter(({ local }) => /^define\w*Config$/.test(local));
  if (define.length > 0) return define.every(one => one.from === '@rslib/core');
  return CONFIG_FILE.test(title ?? '');
}

/** The path of a key; of a quoted one such as `'dts.bundle'`, one that nothing has. */
function join(path: string, key: string, names: OptionNames): string {
  const inner = path ? `${path}.${key}` : key;
  const [first = ''] = key.split('.');
  const isOther = first !== key && names.has(path ? `${path}.${first}` : first);
  return isOther ? '' : inner;
}
