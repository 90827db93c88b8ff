import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../corpus/readCorpus.ts';
import { run } from '../peers/buildPeer.ts';
import { json } from '../peers/Peer.ts';
import { idOf, type Build, type Home } from './Build.ts';
import { checkOutput, findEntry } from './checkOutput.ts';
import type { Library } from './Library.ts';
import { packagesOf } from './packages.ts';
import { runTimed, type Timing } from './runTimed.ts';

/** Each tool is installed here, without the packages of the others. */
const cache = path.join(root, '.cache/bench-tools');
export const folderOf = (home: Home) => path.join(cache, home);

export async function installPackages(home: Home): Promise<void> {
  const folder = folderOf(home);
  const manifest = json({
    ...{ private: true, type: 'module' },
    dependencies: packagesOf[home],
  });
  const installed = path.join(folder, 'installed.json');
  const isThere =
    existsSync(installed) && readFileSync(installed, 'utf8') === manifest;
  if (isThere) return;
  console.log(`${home}: installing`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), manifest);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options], folder);
  await writeFile(installed, manifest);
}

const tsconfig = json({
  compilerOptions: {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler' },
    ...{ lib: ['ES2022', 'DOM'], jsx: 'react-jsx', types: [] },
    ...{ rootDir: './src', declaration: true, strict: true },
    ...{ isolatedModules: true, skipLibCheck: true },
  },
  include: ['src'],
});

const manifestOf = (library: Library) =>
  json({
    ...{ name: `bench-${library.id}`, version: '1.0.0', type: 'module' },
    ...(library.id === 'small' && { dependencies: { mitt: '^3.0.1' } }),
    ...(library.id === 'components' && { peerDependencies: { react: '>=19' } }),
  });

/** One library with the configuration of one build. */
export class Project {
  readonly folder: string;
  readonly build: Build;
  readonly library: Library;

  constructor(build: Build, library: Library) {
    this.build = build;
    this.library = library;
    this.folder = path.join(
      folderOf(build.home),
      `${library.id}-${idOf(build)}`,
    );
  }

  /** Writes the project anew and removes whatever a tool keeps between builds. */
  async reset(): Promise<void> {
    const packages = path.join(folderOf(this.build.home), 'node_modules');
    await rm(this.folder, { recursive: true, force: true });
    for (const name of ['.cache', '.vite', '.vite-temp']) {
      await rm(path.join(packages, name), { recursive: true, force: true });
    }
    const [config, text] = this.build.config(this.library);
    const files = {
      'package.json': manifestOf(this.library),
      'tsconfig.json': tsconfig,
      [config]: text,
      ...this.library.files,
    };
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(this.folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    // Tools put compiled copies of themselves into the folder for temporary files.
    await mkdir(this.#temporary, { recursive: true });
  }

  /** Builds once, and refuses an output that differs from what was asked for. */
  async measure(): Promise<Timing> {
    const timing = await runTimed(this.#commands, this.folder, this.#env);
    const hasTypes = this.build.types !== 'none';
    await checkOutput(this.#dist, this.library, hasTypes);
    return timing;
  }

  /** Compiles a file that uses each exported name through its declaration. */
  async checkTypes(): Promise<void> {
    const names = this.library.exports.join(', ');
    const entry = await findEntry(this.#dist);
    await writeFile(
      path.join(this.folder, 'consumer.ts'),
      `import { ${names} } from './dist/${entry}';\nexport const used: unknown[] = [${names}];\n`,
    );
    const options = ['--noEmit', '--strict', '--ignoreConfig'];
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    // The compiler of this repository, whatever the tool has installed.
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const target = ['--target', 'es2022', '--jsx', 'react-jsx'];
    await run(
      process.execPath,
      [tsc, ...options, ...modules, ...target, 'consumer.ts'],
      this.folder,
    );
  }

  get #dist(): string {
    return path.join(this.folder, 'dist');
  }

  get #temporary(): string {
    return path.join(this.folder, 'tmp');
  }

  get #commands(): string[][] {
    const packages = path.join(folderOf(this.build.home), 'node_modules');
    return this.build.commands.map(([file = '', ...args]) => [
      path.join(packages, file),
      ...args,
    ]);
  }

  /** Without what tells a tool that it runs on a server: some then do more. */
  get #env(): NodeJS.ProcessEnv {
    const { CI: _, NODE_ENV: __, ...env } = process.env;
    return { ...env, TMPDIR: this.#temporary, NO_COLOR: '1' };
  }
}
