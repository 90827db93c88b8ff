import {
  closeSync,
  cpSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { buildWithApi } from './buildWithApi.ts';
import { collectFiles, hashProject } from './collectFiles.ts';
import { describeDifference } from './describeDifference.ts';
import type { Example } from '../../../content-model/examples/Example.ts';
import type {
  ExampleResult,
  Run,
} from '../../../content-model/examples/ExampleResult.ts';
import { normalizeLog, type KnownFolders } from './normalizeLog.ts';
import { runCommand } from './runCommand.ts';

export interface Place {
  /** The folder `examples/`. */
  examples: string;
  /**
   * Where copies are built, with the packages they use. Outside the repository: there
   * a project would find our tsconfig.json and our browser list above itself.
   */
  scratch: string;
  /** The file that this process prints to. */
  output: string;
}

/** Builds a fresh copy of an example and keeps all that came of it. */
export async function runExample(
  example: Example,
  place: Place,
): Promise<ExampleResult> {
  const above = path.join(place.scratch, example.id);
  const name = readPackageName(path.join(place.examples, example.id));
  const folder = path.join(above, name);
  // A new one for each: what a tool says only the first time, it says every time.
  const home = path.join(place.scratch, `${example.id}.home`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home);
  process.env.HOME = home;
  const folders = {
    ...nameFolders(folder, above),
    [home]: '<home>',
  };
  const build = async (way: 'api' | 'cli') => {
    copyExample(example, path.join(place.examples, example.id), above, folder);
    const before = hashProject(folder);
    const run =
      way === 'api'
        ? await runApi(folder, folders, place.output)
        : runCommand(`rslib ${example.args}`, folder, place.scratch, folders);
    const found = collectFiles(folder, before, example.unstable, folders);
    return { ...run, ...found };
  };

  const result = await build(example.build === 'cli' ? 'cli' : 'api');
  if (example.unstable.log) result.log = [];
  const steps = example.steps.map(step => {
    const cwd = step.in ? path.join(above, step.in) : folder;
    if (step.in) linkPackage(folder, name, cwd);
    const run = runCommand(step.command, cwd, place.scratch, folders);
    return { command: step.command, ...(step.in && { in: step.in }), ...run };
  });
  if (example.build !== 'both') return { ...result, steps };

  const { log: _, ...fromApi } = result;
  const { log: __, ...fromCli } = await build('cli');
  const cliDifference = describeDifference(fromApi, fromCli);
  return { ...result, steps, cliDifference };
}

function readPackageName(folder: string): string {
  const file = path.join(folder, 'package.json');
  // Every example that is a package has a name.
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return name;
}

/** The names shown for folders of this machine. */
function nameFolders(folder: string, above: string): KnownFolders {
  const modules = path.join(path.dirname(above), 'node_modules');
  return {
    [folder]: '<project>',
    [above]: '<folder>',
    // To a reader the packages are in the project itself.
    [modules]: './node_modules',
    [path.relative(folder, modules)]: './node_modules',
    '../../node_modules': './node_modules',
  };
}

/** Folders that a step runs in become neighbours of the project. */
function copyExample(
  { steps }: Example,
  from: string,
  above: string,
  folder: string,
) {
  rmSync(above, { recursive: true, force: true });
  mkdirSync(above, { recursive: true });
  cpSync(from, folder, { recursive: true });
  // Expectations are ours, not a part of the project.
  rmSync(path.join(folder, 'example.json'));
  for (const name of new Set(steps.flatMap(step => step.in ?? []))) {
    renameSync(path.join(folder, name), path.join(above, name));
  }
}

/** Builds a project through the API; `output` is what this process prints to. */
export async function runApi(
  folder: string,
  folders: KnownFolders,
  output: string,
  change?: Parameters<typeof buildWithApi>[0],
): Promise<Run> {
  const home = process.cwd();
  // Declarations are made in a child process, which prints to our file as well.
  const reader = openSync(output, 'r');
  const start = fstatSync(reader).size;
  process.chdir(folder);
  const exit = await buildWithApi(change);
  process.chdir(home);
  const bytes = Buffer.alloc(fstatSync(reader).size - start);
  readSync(reader, bytes, 0, bytes.length, start);
  closeSync(reader);
  return { exit, log: normalizeLog(bytes.toString('utf8'), folders) };
}

/** Does what `npm install ../project` does: the folder sees the package by name. */
function linkPackage(folder: string, name: string, consumer: string) {
  const link = path.join(consumer, 'node_modules', name);
  rmSync(link, { recursive: true, force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(folder, link);
}
