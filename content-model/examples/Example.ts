import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** A command that is run in the project after its build. */
export interface Step {
  command: string;
  /** Folder inside the example; its own package is linked there by name. */
  in?: string;
  exit: number;
}

/** What a reader does with a file on a page, depending on whether there is one. */
export type FileUse = 'new' | 'replace' | 'merge' | 'append' | 'edit' | 'keep';

/** A page that a reader follows in the folder of the pages before it. */
export interface ChainPart {
  /** None for the project that the reader starts with. */
  page?: string;
  /** The example whose files the page shows. */
  example: string;
  files: Record<string, FileUse>;
  /** The page's commands, in order. */
  run: string[];
}

/** What `example.json` says about a project, with the defaults filled in. */
export interface Example {
  id: string;
  title: string;
  /** `both` also proves that the command line writes what the API writes. */
  build: 'api' | 'cli' | 'both';
  /** Arguments of the command line. */
  args: string;
  exit: number;
  /** Texts that must appear in the log. */
  log: string[];
  steps: Step[];
  /** Paths, or `log`, that differ from run to run, each with the reason. */
  unstable: Record<string, string>;
  /**
   * Who can load the built package, which `packages:check` then proves:
   * `dual` by import and require(), `esm` by import. `none` is not checked.
   */
  package: 'none' | 'esm' | 'dual';
  /** The project and its steps come from these pages, one after the other. */
  chain: ChainPart[];
}

const defaults: Omit<Example, 'id' | 'title'> = {
  build: 'api',
  args: '',
  exit: 0,
  log: [],
  steps: [],
  unstable: {},
  package: 'none',
  chain: [],
};

const knownKeys = new Set(['title', ...Object.keys(defaults)]);

/** Turns the text of an `example.json` into an example, or says what is wrong with it. */
export function parseExample(id: string, json: string): Example {
  const fail = (what: string): never => {
    throw new Error(
      `examples/${id}/example.json ${what}. What it may say is in examples/README.md.`,
    );
  };
  const raw = parseJson<Partial<Example>>(json);
  const unknown = Object.keys(raw).filter(key => !knownKeys.has(key));
  if (unknown.length > 0) fail(`has unknown keys: ${unknown.join(', ')}`);
  if (!raw.title) fail('has no title, so nobody can tell what it shows');

  const example = { ...defaults, ...raw, id, title: raw.title ?? '' };
  example.steps = example.steps
    .map(step => ({ ...step, exit: step.exit ?? 0 }))
    .concat(example.chain.flatMap(stepsOf));
  if (!['api', 'cli', 'both'].includes(example.build)) {
    fail(`asks for build "${example.build}", which is not api, cli or both`);
  }
  if (!['none', 'esm', 'dual'].includes(example.package)) {
    fail(`has package "${example.package}", which is not none, esm or dual`);
  }
  if (example.args !== '' && example.build !== 'cli') {
    fail('has args, which only "build": "cli" can take');
  }
  if (example.exit !== 0 && example.log.length === 0) {
    fail('expects a failure but no log text, so any failure would do');
  }
  return example;
}

/** Where the files of a part are until its page is reached; the first starts with them. */
export const partFolder = (index: number) =>
  index === 0 ? '.' : `.pages/${index + 1}`;

/** Writes the files of a page over those that are there, then runs its commands. */
function stepsOf({ files, run }: ChainPart, index: number): Step[] {
  const folder = partFolder(index);
  const isWritten = Object.values(files).some(use => use !== 'keep');
  const write = `cp -R ${folder}/. . && rm -r ${folder}`;
  const commands = index > 0 && isWritten ? [write, ...run] : run;
  return commands.map(command => ({ command, exit: 0 }));
}

/** Folders beside the examples: what they gave, and the samples of the Explorer. */
const otherFolders = new Set(['explorer', 'results']);

/** The ids of all examples, sorted. */
export function listExampleIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !otherFolders.has(entry.name))
    .map(entry => entry.name)
    .sort();
}

/** Reads one example of the folder `examples/`. */
export function readExample(folder: string, id: string): Example {
  const file = path.join(folder, id, 'example.json');
  return parseExample(id, readFileSync(file, 'utf8'));
}
