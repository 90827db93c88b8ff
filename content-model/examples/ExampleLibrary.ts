import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listExampleIds } from './Example.ts';
import { listFiles } from './listFiles.ts';
import type { ExampleResult } from './ExampleResult.ts';
import type { CliHelp } from './CliHelp.ts';
import { readData } from './resultFiles.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** The examples and their committed results, read on demand. */
export class ExampleLibrary {
  readonly root: string;
  readonly ids: ReadonlySet<string>;
  readonly #results = new Map<string, ExampleResult | undefined>();

  constructor(root: string) {
    this.root = root;
    this.ids = new Set(listExampleIds(path.join(root, 'examples')));
  }

  /** A source file of the example, without its last line break. */
  source(id: string, file: string): string | undefined {
    if (!this.sources(id).includes(file)) return undefined;
    const full = path.join(this.root, 'examples', id, file);
    return readFileSync(full, 'utf8').replace(/\n$/, '');
  }

  /** All source files of an example. */
  sources(id: string): string[] {
    return listFiles(path.join(this.root, 'examples', id)).filter(
      file => file !== 'example.json',
    );
  }

  /** The recorded result of building the example. */
  result(id: string): ExampleResult | undefined {
    if (!this.#results.has(id)) {
      const file = path.join(this.root, 'examples/results', `${id}.json`);
      this.#results.set(id, readData<ExampleResult>(file));
    }
    return this.#results.get(id);
  }

  /** What the installed CLI accepts. */
  cli(): CliHelp {
    const help = readData<CliHelp>(path.join(this.root, 'examples/cli.json'));
    if (help) return help;
    throw new Error(
      "examples/cli.json is missing, so commands on pages can't be checked. Run `npm run examples`.",
    );
  }

  /** Names of all scripts in the examples' package.json files. */
  scripts(): Set<string> {
    return new Set(
      [...this.ids].flatMap(id => {
        const { scripts = {} } = parseJson<{
          scripts?: Record<string, string>;
        }>(this.source(id, 'package.json') ?? '{}');
        return Object.keys(scripts);
      }),
    );
  }
}
