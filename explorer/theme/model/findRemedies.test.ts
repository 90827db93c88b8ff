import { expect, test } from '@rstest/core';
import { findRemedies } from './findRemedies.ts';

test('a message leads to the section that explains it; others to none', () => {
  const errors = [
    {
      id: 'umd-requires-bundle',
      page: '/guide/faq/errors-config',
      text: 'When using "{format}" format, "bundle" must be set to "true".',
      level: 'error' as const,
      from: '@rslib/core',
    },
  ];
  const message =
    'error   When using "umd" format, "bundle" must be set to "true". Since';
  expect(findRemedies([message, 'error   Something else'], errors)).toEqual({
    [message]: '/guide/faq/errors-config#umd-requires-bundle',
  });
});
