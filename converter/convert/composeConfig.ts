import type { Draft } from './Draft.ts';
import { isOptions, print, Raw, type Options, type Output } from './print.ts';

/** The text of rslib.config.ts. */
export function composeConfig(drafts: readonly Draft[]): string {
  const items = nameApart(drafts.flatMap(toItems));
  const plugins = new Map(drafts.flatMap(({ plugins: own }) => [...own]));
  const shared = takeShared(items);
  const [first] = items;
  const isDefault =
    items.length === 1 && first && print(first) === "{ format: 'esm' }";
  const config: Options = {
    ...(!isDefault && { lib: items }),
    ...shared,
    ...(plugins.size > 0 && {
      plugins: [...plugins.keys()].map(name => new Raw(`${name}()`)),
    }),
  };
  const imports = [...plugins, ['defineConfig', '@rslib/core'] as const].map(
    ([name, from]) => `import { ${name} } from '${from}';\n`,
  );
  const statements = [
    ...new Set(drafts.flatMap(({ written }) => [...written.statements])),
  ];
  const isImport = (code: string) => /^import\b/.test(code);
  const head = [
    ...imports.sort(byPackage),
    ...statements.filter(isImport).map(code => `${code}\n`),
  ].join('');
  const constants = statements
    .filter(code => !isImport(code))
    .map(code => `${code}\n\n`)
    .join('');
  return `${head}\n${constants}export default defineConfig(${print(config, '', 'export default defineConfig('.length)});\n`;
}

const byPackage = (a: string, b: string) =>
  (a.split("'")[1] ?? '').localeCompare(b.split("'")[1] ?? '');

/** An item for each format, with all of its options. */
function toItems(draft: Draft): Options[] {
  const { formats = [], entries, hasDefaultEntries, options, own } = draft;
  const hasEntry = !hasDefaultEntries && Object.keys(entries).length > 0;
  const source = hasEntry ? { entry: entries } : {};
  const hasSource = hasEntry || options['source'] !== undefined;
  return formats.map(format =>
    join(
      join({ format, ...(hasSource && { source }) }, options),
      own[format] ?? {},
    ),
  );
}

/** Other tools give all formats one name; items with the same one fail. */
function nameApart(items: Options[]): Options[] {
  const isTaken = ({ id }: Options, among: Options[]) =>
    id !== undefined && among.filter(other => other['id'] === id).length > 1;
  const named = items.map(item => {
    const { id, format } = item;
    const isOne = typeof id !== 'string' || typeof format !== 'string';
    return isOne || !isTaken(item, items)
      ? item
      : { ...item, id: `${id}-${format}` };
  });
  return named.map(item => {
    const { id: _, ...unnamed } = item;
    return isTaken(item, named) ? unnamed : item;
  });
}

function join(left: Options, right: Options): Options {
  const joined = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const known = joined[key];
    joined[key] =
      isOptions(known) && isOptions(value) ? join(known, value) : value;
  }
  return joined;
}

/** Options that belong to an item, even if it's the only one. */
const OWN = new Set(['format', 'id', 'umdName', 'dts']);
/** Options whose parts can be at different places. */
const GROUPS = new Set(['output', 'source', 'performance']);

/** Moves what all items agree on out of them. */
function takeShared(items: Options[]): Options {
  const shared: Options = {};
  for (const key of Object.keys(items[0] ?? {})) {
    if (OWN.has(key) && !(key === 'dts' && items.length === 1)) continue;
    if (GROUPS.has(key)) {
      const groups = items.map(item => item[key]).filter(isOptions);
      if (groups.length < items.length) continue;
      const inner = takeShared(groups);
      if (Object.keys(inner).length > 0) shared[key] = inner;
      for (const item of items) {
        if (isOptions(item[key]) && Object.keys(item[key]).length === 0) {
          delete item[key];
        }
      }
    } else if (items.every(item => isSame(item[key], items[0]?.[key]))) {
      shared[key] = items[0]?.[key];
      for (const item of items) delete item[key];
    }
  }
  return shared;
}

const isSame = (left: Output, right: Output) => print(left) === print(right);
