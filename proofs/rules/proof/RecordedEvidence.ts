import path from 'node:path';
import { readFileSync } from 'node:fs';
import { isBench, readBench } from './benchEvidence.ts';
import { readPackageTexts } from './packageTexts.ts';
import type { Evidence, EvidenceSource, NamedText } from './Evidence.ts';
import { ExampleLibrary } from '../../../content-model/examples/ExampleLibrary.ts';
import { readData } from '../../../content-model/examples/resultFiles.ts';
import { readExample } from '../../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';

/** The examples of this repository with their committed results. */
export class RecordedEvidence implements EvidenceSource {
  readonly ids: ReadonlySet<string>;
  readonly #library: ExampleLibrary;
  readonly #found = new Map<string, Evidence | undefined>();

  constructor(root: string) {
    this.#library = new ExampleLibrary(root);
    this.ids = this.#library.ids;
  }

  find(id: string): Evidence | undefined {
    if (!this.#found.has(id)) this.#found.set(id, this.#read(id));
    return this.#found.get(id);
  }

  findInPackage(about: string, subject: string): NamedText[] {
    const packages = path.join(this.#library.root, 'node_modules');
    return readPackageTexts(about, subject, packages);
  }

  /** `dts-alias@0.23.2` is that example built with another version. */
  #read(name: string): Evidence | undefined {
    const { root } = this.#library;
    if (isBench(name)) return readBench(name, root);
    const [id = '', version] = name.split('@');
    if (!this.ids.has(id)) return undefined;
    const result = version
      ? readData<ExampleResult>(
          path.join(root, `examples/results/${version}/${id}.json`),
        )
      : this.#library.result(id);
    if (!result) return undefined;
    const folder = path.join(root, 'examples', id);
    const { args } = readExample(path.join(root, 'examples'), id);
    const sources = this.#library.sources(id).map(file => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [file, toLines(text)] as const;
    });
    return {
      id: name,
      command: `rslib ${args}`.trim(),
      sources: Object.fromEntries(sources),
      result,
    };
  }
}

const toLines = (text: string) => text.replace(/\n$/, '').split('\n');
