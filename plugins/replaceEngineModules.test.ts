import { describe, expect, test } from '@rstest/core';
import { existsSync } from 'node:fs';
import { replacements as libraries } from './engine-libraries/replacements.ts';
import { replacements as pageData } from './page-data/replacements.ts';
import { askedModule } from './replaceEngineModules.ts';

describe('askedModule', () => {
  test.each([
    ['./route.js', 'runtime', 'runtime/route'],
    ['./route', 'runtime', 'runtime/route'],
    ['../route.js', 'runtime/hooks', 'runtime/route'],
    ['../../../runtime/route.js', 'theme/components/Link', 'runtime/route'],
    ['./runtime/route.js', '', 'runtime/route'],
    ['../runtime/initPageData.js', 'theme', 'runtime/initPageData'],
    ['./route.js', 'theme', 'theme/route'],
    ['./route.js', 'runtime/hooks', 'runtime/hooks/route'],
    ['./route.json', 'runtime', 'runtime/route.json'],
    ['@rspress/core/runtime', 'runtime', '@rspress/core/runtime'],
    ['react-router-dom', 'runtime', 'react-router-dom'],
    ['@unhead/react/client', 'runtime', '@unhead/react/client'],
  ])('%s asked for in %s is %s', (request, context, asked) => {
    expect(askedModule(request, context)).toBe(asked);
  });
});

test.each([...pageData, ...libraries])(
  'our module for $engineModule exists',
  ({ ours }) => {
    expect(existsSync(ours)).toBe(true);
  },
);
