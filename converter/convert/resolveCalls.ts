import { toData } from '../read/toData.ts';
import type { Call, Import, Value } from '../read/ConfigFile.ts';

const FOLDER = /^(?:__dirname|import\.meta\.dirname|process\.cwd\(\))$/;

/** `resolve(__dirname, 'src')` as the path that it means, `JSON.stringify(x)` as its text. */
export function resolveCalls(value: Value, imports: readonly Import[]): Value {
  if (value.type === 'list') {
    const items = value.items.map(item => resolveCalls(item, imports));
    return { ...value, items };
  }
  if (value.type === 'object') {
    const entries = [...value.entries].map(
      ([key, member]) => [key, resolveCalls(member, imports)] as const,
    );
    return { ...value, entries: new Map(entries) };
  }
  if (value.type !== 'call') return value;
  if (value.name === 'JSON.stringify' && value.args.length === 1) {
    const [first] = value.args;
    const { data, problems } = first
      ? toData(first)
      : { data: undefined, problems: [] };
    const text = problems.length === 0 && JSON.stringify(data);
    if (text) return { type: 'scalar', value: text, place: value.place };
  }
  const path = readJoin(value, imports) ?? readUrl(value, imports);
  return path === undefined
    ? value
    : { type: 'scalar', value: path, place: value.place };
}

/** `path.resolve(__dirname, 'a', 'b')` */
function readJoin(
  { name, args }: Call,
  imports: readonly Import[],
): string | undefined {
  if (!isFrom(name, ['resolve', 'join'], /^(?:node:)?path(?:e)?$/, imports)) {
    return undefined;
  }
  const [first, ...rest] = args;
  const isFolder = first && FOLDER.test(codeOf(first));
  const parts = (isFolder ? rest : args).map(textOf);
  const isWhole = parts.every(part => part !== undefined);
  // From the root of the disk, and so from nowhere that we know.
  if (!isWhole || parts.some(part => part?.startsWith('/'))) return undefined;
  return normalize(parts.join('/'));
}

/** `fileURLToPath(new URL('./src', import.meta.url))` */
function readUrl(
  { name, args: [url] }: Call,
  imports: readonly Import[],
): string | undefined {
  const isKnown = isFrom(name, ['fileURLToPath'], /^(?:node:)?url$/, imports);
  if (!isKnown || url?.type !== 'call' || url.name !== 'new URL') {
    return undefined;
  }
  const [path, base] = url.args;
  const text = path && textOf(path);
  return base && codeOf(base) === 'import.meta.url' && text?.startsWith('.')
    ? normalize(text)
    : undefined;
}

const textOf = (value: Value) =>
  value.type === 'scalar' && typeof value.value === 'string'
    ? value.value
    : undefined;

const codeOf = (value: Value) => {
  if (value.type === 'call' && value.args.length === 0)
    return `${value.name}()`;
  return value.type === 'code' ? value.code : '';
};

/** Whether a function is one of a module's. */
function isFrom(
  name: string,
  names: readonly string[],
  module: RegExp,
  imports: readonly Import[],
): boolean {
  const [object = '', member = object] = name.split('.');
  const found = imports.find(({ local }) => local === object);
  const isWhole = name.includes('.');
  return (
    names.includes(isWhole ? member : (found?.imported ?? '')) &&
    module.test(found?.from ?? '')
  );
}

/** `src/../lib/` as `./lib`. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
}
