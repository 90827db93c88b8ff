import { expect, test } from '@rstest/core';
import { splitCopy } from '../../content-model/splitCopy.ts';
import { createTestDocs } from '../docs/createTestDocs.ts';
import { ErrorExplainer } from './ErrorExplainer.ts';
import { PageSearch } from './searchPages.ts';

const docs = createTestDocs({
  pages: {
    '/errors': splitCopy('# Errors\n\n## Format\n\nUnsupported format: x\n'),
    '/types': splitCopy(
      '# Types\n\n## Missing\n\nThere are types at a, but nobody finds them.\n',
    ),
    '/zh/types': splitCopy(
      '# 类型\n\n## Missing\n\nThere are types at a, but nobody finds them.\n',
    ),
  },
  errors: {
    en: [
      {
        from: '@rslib/core',
        level: 'error',
        text: 'Unsupported format: {format}',
        title: 'Format',
        href: '/errors#format',
      },
      {
        from: '@rslib/core',
        level: 'error',
        text: 'Failed to build.',
        title: 'Build',
        href: '/errors#build',
        isSummary: true,
      },
    ],
    zh: [],
  },
});
// Without an index, only what is known and what is quoted can be found.
class NoSearch extends PageSearch {
  override async search(): Promise<string[]> {
    return ['/found'];
  }
}
const explainer = new ErrorExplainer(docs, new NoSearch(docs));

test.each([
  ['error   Unsupported format: amd', 'en', ['/errors#format']],
  ['error   Failed to build.', 'en', ['/errors#build', '/found']],
  [
    'error   Failed to build.\nerror   Unsupported format: amd',
    'en',
    ['/errors#format'],
  ],
  ["There are types at 'b', but no", 'en', ['/types#missing', '/found']],
  ["There are types at 'b', but no", 'zh', ['/zh/types#missing', '/found']],
  ['Something else entirely, not here', 'en', ['/found']],
] as const)('%s (%s) is explained at %j', async (output, lang, paths) => {
  expect((await explainer.explain(output, lang)).paths).toEqual(paths);
});

test.each([
  ['Unsupported format: amd', true],
  ['Something else entirely, not here', false],
])('%s is known: %s', async (output, isKnown) => {
  expect((await explainer.explain(output, 'en')).isKnown).toBe(isKnown);
});
