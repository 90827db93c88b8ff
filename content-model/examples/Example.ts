import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A command that is run in the project after its build. */
export interface Step {
  command: string;
  /** Folder inside the example; its own package is linked there by name. */
  in?: string;
  exit: number;
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
}

const defaults: Omit<Example, 'id' | 'title'> = {
  build: 'api',
  args: '',
  exit: 0,
  log: [],
  steps: [],
  unstable: {},
  package: 'none',
};

const knownKeys = new Set(['title', ...Object.keys(defaults)]);

/** Turns the text of an `example.json` into an example, or says what is wrong with it. */
export function parseExample(id: string, json: string): Example {
  const fail = (what: string): never => {
    throw new Error(
      `examples/${id}/example.json ${what}. What it may say is in examples/README.md.`,
    );
  };
  const raw = JSON.parse(json) as Partial<Example>;
  const unknown = Object.keys(raw).filter(key => !knownKeys.has(key));
  if (unknown.length > 0) fail(`has unknown keys: ${unknown.join(', ')}`);
  if (!raw.title) fail('has no title, so nobody can tell what it shows');

  const example = { ...defaults, ...raw, id, title: raw.title ?? '' };
  example.steps = example.steps.map(step => ({
    ...step,
    exit: step.exit ?? 0,
  }));
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
