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
  const text = value.type === 'call' ? evaluate(value, imports) : undefined;
  return text === undefined
    ? value
    : { type: 'scalar', value: text, place: value.place };
}

function evaluate(
  { name, args }: Call,
  imports: readonly Import[],
): string | undefined {
  const [first, ...rest] = args;
  if (name === 'JSON.stringify' && first && rest.length === 0) {
    const { data, problems } = toData(first);
    return problems.length === 0 ? JSON.stringify(data) : undefined;
  }
  const [object = '', member] = name.split('.');
  const found = imports.find(({ local }) => local === object);
  switch (`${found?.from.replace('node:', '')} ${member ?? found?.imported}`) {
    // path.resolve(__dirname, 'a', 'b')
    case 'path resolve':
    case 'path join':
    case 'pathe resolve':
    case 'pathe join': {
      const isFolder = first && FOLDER.test(codeOf(first));
      const parts = (isFolder ? rest : args).map(textOf);
      // From the root of the disk, and so from nowhere that we know.
      const isKnown = parts.every(part => part?.startsWith('/') === false);
      return isKnown ? normalize(parts.join('/')) : undefined;
    }
    // fileURLToPath(new URL('./src', import.meta.url))
    case 'url fileURLToPath': {
      if (first?.type !== 'call' || first.name !== 'new URL') return undefined;
      const [path, base] = first.args;
      const text = path && textOf(path);
      const isHere = base && codeOf(base) === 'import.meta.url';
      return isHere && text?.startsWith('.') ? normalize(text) : undefined;
    }
    default:
      return undefined;
  }
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

/** `src/../lib/` as `./lib`. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
}
