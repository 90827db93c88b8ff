import type { Loader, Outcome } from '../../../shared/Sample.ts';
import { namesOf } from '../../model/outcomes.ts';
import { readModule, type ModuleFacts } from './readModule.ts';

/** Why a file can't be loaded; the words are in liveStrings.ts. */
export type LoadProblem =
  | 'syntax'
  | 'esm'
  | 'needs'
  | 'missing'
  | 'kind'
  | 'builtin'
  | 'entry'
  | 'waits';

/** What the files say of loading them: nothing was run. */
export type Reading =
  | { problem: LoadProblem; name: string }
  /** The second is for a module that only a new Node.js requires. */
  | (Outcome & { isNew?: true })
  | 'works';

export type Readings = Record<Loader, Reading>;

type Files = Readonly<Record<string, string>>;
type Tree = { [key: string]: Tree } | string | null | Tree[];

interface Manifest {
  name?: string;
  type?: string;
  main?: unknown;
  module?: unknown;
  exports?: Tree;
  engines?: { node?: string };
  dependencies?: object;
  peerDependencies?: object;
}

const BUILTIN =
  /^(?:node:.*|assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|perf_hooks|process|querystring|readline|stream|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(?:\/|$)/;

/** Variables that each of them has. */
const HAS: Record<Loader, RegExp> = {
  import: /^process|^global$/,
  require: /^process|^global$/,
  script: /^(?:self|window|document)$/,
  bundler: /^(?:self|window|document|process\.env|__dirname|__filename)$/,
};

const COMMONJS = /^(?:require|exports|module|__dirname|__filename)$/;

const CONDITIONS: Record<Loader, readonly string[]> = {
  import: ['node', 'import', 'module-sync', 'default'],
  require: ['node', 'require', 'module-sync', 'default'],
  script: [],
  bundler: ['browser', 'import', 'module', 'default'],
};

/** Who can load a package, read from its files; `undefined` without a package.json. */
export function readLoads(files: Files): Readings | undefined {
  const manifest = readManifest(files['package.json'] ?? '');
  if (!manifest) return undefined;
  const facts = new Map<string, ModuleFacts>();
  const factsOf = (file: string) => {
    const known = facts.get(file) ?? readModule(files[file] ?? '');
    facts.set(file, known);
    return known;
  };
  const isOld = runsInOldNode(manifest);
  const read = (loader: Loader) =>
    load(findEntry(loader, manifest, files), loader, new Set());
  return {
    import: read('import'),
    require: read('require'),
    script: read('script'),
    bundler: read('bundler'),
  };

  function load(file: string, loader: Loader, seen: Set<string>): Reading {
    if (!Object.hasOwn(files, file))
      return { problem: file ? 'missing' : 'entry', name: file };
    seen.add(file);
    const one = factsOf(file);
    const isEsm = isModule(file, one);
    if (one.isBroken) return { problem: 'syntax', name: file };
    if (loader === 'script') {
      if (one.isEsm) return { problem: 'esm', name: file };
    } else if (one.isEsm && !isEsm) return { problem: 'kind', name: file };
    else if (loader === 'require' && one.waits)
      return { problem: 'waits', name: file };
    const lacks = one.needs.find(
      name =>
        !one.asks.includes(name) &&
        !HAS[loader].test(name) &&
        !(COMMONJS.test(name) && loader !== 'script' && !isEsm) &&
        !(COMMONJS.test(name) && one.asks.includes('exports')),
    );
    if (lacks) return { problem: 'needs', name: lacks };
    if (loader === 'script') return { globals: listNames(one.globals) };
    const names = [...one.names];
    for (const from of one.imports) {
      const found = follow(file, from, isEsm);
      if (found === 'builtin' && loader !== 'bundler') continue;
      if (found === 'builtin' || found === 'missing')
        return { problem: found, name: from };
      if (!found || seen.has(found)) continue;
      if (/\.css$/.test(found) && loader === 'bundler') continue;
      if (!/\.[cm]?js$/.test(found)) {
        if (/\.json$/.test(found) && (!isEsm || loader === 'bundler')) continue;
        return { problem: 'syntax', name: from };
      }
      const inner = load(found, loader, seen);
      if (typeof inner === 'object' && 'problem' in inner) return inner;
      if (one.stars.includes(from) && typeof inner === 'object')
        names.push(...namesOf(inner).filter(name => name !== 'default'));
    }
    if (!isEsm && names.length === 0 && loader !== 'require')
      names.push('default');
    // Which names UMD gives is only known once it has run.
    if (!one.isEsm && !isEsm && one.asks.includes('exports')) return 'works';
    const isNew = loader === 'require' && one.isEsm && isOld;
    return { exports: listNames(names), ...(isNew && { isNew }) };
  }

  /** How Node.js and bundlers take a file: by its name, the package, or its syntax. */
  function isModule(file: string, { isEsm }: ModuleFacts): boolean {
    if (file.endsWith('.mjs')) return true;
    if (file.endsWith('.cjs')) return false;
    return manifest?.type === undefined ? isEsm : manifest.type === 'module';
  }

  /** The file of the package that an import means; undefined if it's another package's. */
  function follow(
    file: string,
    from: string,
    isEsm: boolean,
  ): string | undefined {
    if (from.startsWith('.')) {
      const place = new URL(from, `file:///${file}`).pathname.slice(1);
      const ends = isEsm ? [''] : ['', '.js', '.json', '/index.js'];
      const found = ends.find(end => Object.hasOwn(files, place + end));
      return found === undefined ? 'missing' : place + found;
    }
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
    const { dependencies = {}, peerDependencies = {} } = manifest ?? {};
    if (
      Object.hasOwn({ ...dependencies, ...peerDependencies }, name) ||
      name === manifest?.name
    )
      return undefined;
    return BUILTIN.test(from) ? 'builtin' : 'missing';
  }
}

/** Names that people look for; `default` only if there is no other. */
function listNames(names: readonly string[]): string[] {
  const all = new Set(names);
  // What stands for no name, as behind the last comma, and what isn't one.
  all.delete('');
  all.delete('__esModule');
  if (all.size > 1) all.delete('default');
  return [...all].sort();
}

function readManifest(text: string): Manifest | undefined {
  try {
    // Whatever the fields are, they're only compared with files and names.
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}

/** Whether it may run where ES modules can't be required: before 20.19 and 22.12. */
function runsInOldNode({ engines }: Manifest): boolean {
  const [, major = 0, minor = 0] =
    /(\d+)(?:\.(\d+))?/.exec(engines?.node ?? '') ?? [];
  const version = Number(major) * 100 + Number(minor);
  return version < 2019 || (version >= 2100 && version < 2212);
}

/** The file that stands for the package; without fields, that of its first entry. */
function findEntry(loader: Loader, manifest: Manifest, files: Files): string {
  const { exports, module, main } = manifest;
  const first =
    ['index', 'script']
      .flatMap(name => ['js', 'mjs', 'cjs'].map(end => `dist/${name}.${end}`))
      .find(file => Object.hasOwn(files, file)) ??
    Object.keys(files).find(file => /\.[cm]?js$/.test(file));
  if (loader === 'script') return first ?? '';
  const named =
    exports === undefined || exports === null
      ? ((loader === 'bundler' ? module : undefined) ?? main)
      : choose(exports, CONDITIONS[loader]);
  // In a file that readers edit, a field may be anything.
  if (typeof named === 'string') return named.replace(/^\.\//, '');
  return exports ? '' : (first ?? '');
}

function choose(tree: Tree, conditions: readonly string[]): string | undefined {
  if (typeof tree === 'string') return tree;
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    return undefined;
  if (tree['.'] !== undefined) return choose(tree['.'], conditions);
  for (const [name, inner] of Object.entries(tree)) {
    const found = conditions.includes(name)
      ? choose(inner, conditions)
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
