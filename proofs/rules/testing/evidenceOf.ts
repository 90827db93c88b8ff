import path from 'node:path';
import type { ExampleResult } from '../../../content-model/examples/ExampleResult.ts';
import { readPackageTexts } from '../proof/packageTexts.ts';
import type { Evidence, EvidenceSource } from '../proof/Evidence.ts';

type Partly = Partial<Omit<Evidence, 'result'>> & {
  result?: Partial<ExampleResult>;
};

/** Evidence for tests; whatever isn't given is a build that wrote nothing. */
export function evidenceOf(examples: Record<string, Partly>): EvidenceSource {
  const find = (id: string): Evidence | undefined => {
    const { result, ...rest } = examples[id] ?? {};
    if (!examples[id]) return undefined;
    return {
      id,
      command: 'rslib',
      sources: {},
      ...rest,
      result: {
        exit: 0,
        log: [],
        files: {},
        executable: [],
        steps: [],
        ...result,
      },
    };
  };
  return {
    ids: new Set(Object.keys(examples)),
    find,
    findInPackage: (about, subject) =>
      readPackageTexts(about, subject, path.resolve('node_modules')),
  };
}
