import type { DocParts, Docs } from './Docs.ts';

/** Docs of tests: empty, but for the given parts. */
export function createTestDocs(parts: Partial<DocParts>): Docs {
  return {
    pages: () => parts.pages ?? {},
    index: () => parts.index ?? {},
    options: () => parts.options ?? { en: [], zh: [] },
    errors: () => parts.errors ?? { en: [], zh: [] },
    examples: () => parts.examples ?? [],
    samples: () => parts.samples ?? [],
  };
}
