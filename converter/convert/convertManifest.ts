import type { ManifestChange, ToolName } from './Conversion.ts';
import type { Manifest } from './Manifest.ts';

/** A command of each tool that builds, without its flags. */
const COMMANDS: Readonly<Record<ToolName, string>> = {
  tsup: 'tsup(?:-node)?',
  tsdown: 'tsdown',
  vite: 'vite build',
  rollup: 'rollup',
  unbuild: 'unbuild',
};

/** Flags that Rslib doesn't need, and those that mean to watch. */
const FLAGS =
  /^(?:-c|--config|(?:tsup|tsdown|vite|rollup|build)\.config\.[cm]?[jt]s|--bundleConfigAsCjs|--clean)$/;
const WATCH = /^(?:-w|-cw|-wc|--watch|--stub)$/;

interface Options {
  /** Packages that the new config imports, with their versions. */
  added: Readonly<Record<string, string>>;
  /** What becomes of the path of a declaration. */
  renameTypes: (path: string) => string;
}

export interface ManifestResult {
  changes: ManifestChange[];
  /** Scripts with flags that have to become options. */
  unread: { path: string; code: string }[];
}

/** What changes in package.json with the tool. */
export function convertManifest(
  manifest: Manifest,
  tool: ToolName,
  { added, renameTypes }: Options,
): ManifestResult {
  const changes: ManifestChange[] = [];
  const unread: ManifestResult['unread'] = [];
  for (const [name, script] of Object.entries(manifest.scripts ?? {})) {
    const { after, isWhole } = convertScript(script, tool);
    const path = `scripts.${name}`;
    if (!isWhole) unread.push({ path, code: script });
    else if (after !== script) changes.push({ path, before: script, after });
  }
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(added)) {
    if (name in known) continue;
    changes.push({ path: `devDependencies.${name}`, after: version });
  }
  for (const field of ['dependencies', 'devDependencies'] as const) {
    const before = manifest[field]?.[tool];
    if (!before || unread.length > 0) continue;
    // Vite is also for applications and tests.
    const isElsewhere =
      tool === 'vite' &&
      Object.values(manifest.scripts ?? {}).some(script =>
        /\bvite(?:st)?\b(?! build)/.test(script),
      );
    if (!isElsewhere) changes.push({ path: `${field}.${tool}`, before });
  }
  for (const field of ['types', 'typings', 'exports', 'typesVersions']) {
    changes.push(...renameIn(manifest[field], field, renameTypes));
  }
  return { changes, unread };
}

function convertScript(script: string, tool: ToolName) {
  let isWhole = true;
  const command = new RegExp(
    `(^|&&\\s*|;\\s*|\\|\\|\\s*|npx |pnpm |yarn |bunx |run-[sp] .*)${COMMANDS[tool]}(?![\\w.:/-])([^&|;]*)`,
    'g',
  );
  const after = script.replaceAll(
    command,
    (_, before: string, flags: string) => {
      // What is watched follows from the entries.
      const words = flags
        .replace(/(--watch|-w|-cw) +[^-\s]\S*/g, '$1')
        .replace(/--config-loader +\S+/, '')
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      const rest = words.filter(word => !FLAGS.test(word) && !WATCH.test(word));
      if (rest.length > 0) isWhole = false;
      const watch = words.some(word => WATCH.test(word)) ? ' --watch' : '';
      const space = /\s$/.test(flags) ? ' ' : '';
      return `${before}rslib${watch}${space}`;
    },
  );
  return { after, isWhole };
}

/** Paths of declarations that change. */
function renameIn(
  value: unknown,
  path: string,
  rename: (path: string) => string,
): ManifestChange[] {
  if (typeof value === 'string') {
    const after = rename(value);
    return after === value ? [] : [{ path, before: value, after }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    renameIn(
      member,
      /^[\w$]+$/.test(key)
        ? `${path}.${key}`
        : `${path}[${JSON.stringify(key)}]`,
      rename,
    ),
  );
}
