import { fs } from './node/fs.ts';
import { ToolExit } from './node/globals.ts';
import { posix as path } from './node/path.ts';
import { workingFolder } from './node/workingFolder.ts';
import type { BuildRequest } from '../Build.ts';

/** Builds with Rslib's own API, in a folder of the memory file system. */
export async function buildProject({
  folder,
  files,
  config,
  react,
  vue,
}: BuildRequest) {
  workingFolder.path = folder;
  clearFolder(folder);
  writeFiles(folder, files);
  const { createRslib, rsbuild } = await import('@rslib/core');
  const plugins = [
    react && (await import('@rsbuild/plugin-react')).pluginReact(react),
    vue && (await loadVue(vue, folder)),
  ];
  const lines: string[] = [];
  const restore = catchConsole(line => lines.push(line));
  let error: string | undefined;
  try {
    const rslib = await createRslib({
      cwd: folder,
      config: {
        ...config,
        root: folder,
        plugins,
        // The lock of the persistent cache asks for a process id, which WASI has not.
        performance: { ...part(config.performance), buildCache: false },
      } as never, // Rslib checks what it gets.
    });
    const { close } = await rslib.build();
    await close();
  } catch (thrown) {
    error = String(thrown);
    for (const one of reasonsOf(thrown)) rsbuild.logger.error(one);
  } finally {
    restore();
  }
  const written = readFiles(folder).filter(
    ([file]) => !Object.hasOwn(files, file),
  );
  return {
    files: Object.fromEntries(written),
    log: lines.join('\n'),
    ...(error !== undefined && { error }),
  };
}

async function loadVue(options: object, folder: string) {
  const { pluginVue, vueFiles } = await import('./vue.ts');
  writeFiles(folder, vueFiles);
  return pluginVue(options);
}

export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    // A shared link may name any: other files are those of the tools.
    if (path.relative(folder, file).startsWith('..')) {
      throw new Error(
        `${name} is outside of the project, so it isn't written.`,
      );
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Folders whose `node_modules` were written once for all builds. */
const installed = new Set<string>();

export function installPackages(
  folder: string,
  files: Readonly<Record<string, string>>,
): void {
  installed.add(folder);
  writeFiles(folder, files);
}

function clearFolder(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of namesIn(folder)) {
    if (name === 'node_modules' && installed.has(folder)) continue;
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

export function readFiles(folder: string): [file: string, text: string][] {
  const walk = (inner: string): [string, string][] =>
    namesIn(path.join(folder, inner)).flatMap(name => {
      const file = path.join(inner, name);
      const place = path.join(folder, file);
      if (name === 'node_modules') return [];
      if (fs.statSync(place).isDirectory()) return walk(file);
      return [[file, fs.readFileSync(place, 'utf8')]];
    });
  return walk('');
}

const namesIn = (folder: string) => fs.readdirSync(folder).sort();

const part = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/** What the command line prints when a build fails, without where in its code. */
function reasonsOf(thrown: unknown): string[] {
  if (thrown instanceof ToolExit) return [];
  if (thrown instanceof AggregateError) return thrown.errors.flatMap(reasonsOf);
  return [thrown instanceof Error ? thrown.message : String(thrown)];
}

/** Rslib logs to the console, as the command line does. */
function catchConsole(take: (line: string) => void): () => void {
  const { log, info, warn, error } = console;
  const write = (...parts: unknown[]) => take(parts.map(String).join(' '));
  Object.assign(console, {
    log: write,
    info: write,
    warn: write,
    error: write,
  });
  return () => Object.assign(console, { log, info, warn, error });
}
