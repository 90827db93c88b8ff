import { describe, expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// What we take for granted about the inside of the engine. A failure here
// means that an update has moved what our replacements stand on.

const root = path.resolve(import.meta.dirname, '../..');
const READ_FIRST = 'read decisions/0002-page-data.md before changing this';

function read(...segments: string[]): string {
  return readFileSync(path.join(root, ...segments), 'utf8');
}

function engineModule(name: string): string {
  return read('node_modules/@rspress/core/dist/runtime', name);
}

/** Names in the `export { a, b as c };` of the engine's built modules. */
function engineExports(code: string): string[] {
  const [, list = ''] = /^export \{([^}]*)\};?$/m.exec(code) ?? [];
  return list
    .split(',')
    .map(entry => entry.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort();
}

/** Names of the values our module exports. */
function ourExports(code: string): string[] {
  return [
    ...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
  ].map(([, name = '']) => name);
}

function importedFrom(code: string): string[] {
  return [...code.matchAll(/^import .*?from "([^"]+)";$/gm)].map(
    ([, from = '']) => from,
  );
}

describe(`the engine (${READ_FIRST})`, () => {
  test('is the version our replacements were written for', () => {
    const installed = JSON.parse(
      read('node_modules/@rspress/core/package.json'),
    ) as { version: string };
    const project = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>;
    };
    expect(installed.version).toBe('2.0.22');
    expect(project.dependencies['@rspress/core']).toBe('2.0.22');
  });

  test.each([
    [
      'route.js',
      'routes.ts',
      [
        'isActive',
        'matchPath',
        'pathnameToRouteService',
        'preloadLink',
        'redirectToCleanUrl',
      ],
    ],
    [
      'initPageData.js',
      'pageRecord.ts',
      [
        'consumeCachedPageData',
        'initPageData',
        'setCurrentPageData',
        'warmPageData',
      ],
    ],
  ])('its %s exports only names that our %s has too', (theirs, ours, names) => {
    expect(engineExports(engineModule(theirs))).toEqual(names);
    expect(ourExports(read('plugins/page-data/browser', ours))).toEqual(
      expect.arrayContaining(names),
    );
  });

  test.each([
    ['App.js', './initPageData.js'],
    ['ClientApp.js', './App.js'],
    ['ssrClientEntry.js', './ClientApp.js'],
    ['ssrClientEntry.js', './initPageData.js'],
    ['ssrClientEntry.js', './route.js'],
    ['ssrServerEntry.js', './initPageData.js'],
    ['Content.js', './route.js'],
  ])('its %s still imports %s', (file, from) => {
    expect(importedFrom(engineModule(file))).toContain(from);
  });

  test.each([
    ['initPageData, warmPageData', './initPageData.js'],
    ['isActive, pathnameToRouteService, preloadLink', './route.js'],
  ])('its runtime hands %s on from %s', (names, from) => {
    expect(engineModule('index.js')).toContain(
      `export { ${names} } from "${from}";`,
    );
  });
});
