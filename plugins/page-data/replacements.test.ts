import { describe, expect, test } from '@rstest/core';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findReplacement, replacements } from './replacements.ts';

describe('findReplacement', () => {
  test.each([
    ['./route.js', 'runtime', 'routes.ts'],
    ['./route', 'runtime', 'routes.ts'],
    ['../route.js', 'runtime/hooks', 'routes.ts'],
    ['../../../runtime/route.js', 'theme/components/Link', 'routes.ts'],
    ['./runtime/route.js', '', 'routes.ts'],
    ['./initPageData.js', 'runtime', 'pageRecord.ts'],
    ['../runtime/initPageData.js', 'theme', 'pageRecord.ts'],
  ])('%s asked for in %s becomes our %s', (request, context, file) => {
    const found = findReplacement(request, context);
    expect(found && path.basename(found.ours)).toBe(file);
  });

  test.each([
    ['./utils.js', 'runtime'],
    ['./routes.js', 'runtime'],
    ['./route.js', 'theme'],
    ['./route.js', 'runtime/hooks'],
    ['./route.json', 'runtime'],
    ['@rspress/core/runtime', 'runtime'],
    ['runtime/route.js', ''],
  ])('%s asked for in %s stays the engine’s', (request, context) => {
    expect(findReplacement(request, context)).toBeUndefined();
  });

  test.each(replacements.map(({ engineModule, ours }) => [engineModule, ours]))(
    'our module for %s exists',
    (_engineModule, ours = '') => {
      expect(existsSync(ours)).toBe(true);
    },
  );
});
