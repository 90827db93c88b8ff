// cspell:ignore outputautoexternal outputdistpath outputfilename outputsourcemap sourceentry
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { listPaths } from '../../content-model/options/listPaths.ts';
import { findOptions } from '../find/findOptions.ts';
import { langs } from '../../site/locales.ts';
import { readOptions } from '../../content-model/options/readOptions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packageFolder = path.join(root, 'node_modules/@rslib/core');
const typed = new Set(listPaths(packageFolder).map(option => option.path));

describe.each(langs)('options in %s', lang => {
  const options = readOptions(root, packageFolder, lang);
  const known = new Set(options.map(({ name }) => name));

  test('are all that a page names and the types have', () => {
    const site = new Site(root);
    const named = site.ids.flatMap(id =>
      (site.page(id, lang)?.sections ?? []).flatMap(section =>
        section.inlineCode.map(({ value }) => value.replace(/[:(].*/, '')),
      ),
    );
    const paths = [...new Set(named)].filter(
      name =>
        name.includes('.') && (typed.has(name) || typed.has(`lib.${name}`)),
    );
    expect(paths.length).toBeGreaterThan(60);
    expect(
      paths.filter(name => !known.has(name) && !known.has(`lib.${name}`)),
    ).toEqual([]);
  });

  test.each([
    [
      'output.autoExternal.exclude',
      '/config/rsbuild/output#outputautoexternal',
      '`exclude`',
    ],
    ['output.distPath.root', '/config/rsbuild/output#outputdistpath', '`root`'],
    ['output.filename.js', '/config/rsbuild/output#outputfilename', '`js`'],
    ['output.sourceMap.js', '/config/rsbuild/output#outputsourcemap', '`js`'],
    [
      'resolve.mainFields',
      '/config/rsbuild/resolve#which-file-of-a-package-is-used',
      '`main`',
    ],
    [
      'resolve.conditionNames',
      '/config/rsbuild/resolve#which-file-of-a-package-is-used',
      '`exports`',
    ],
    [
      'lib.source.entry',
      '/config/rsbuild/source#sourceentry',
      '`source.entry`',
    ],
  ])('%s is explained at %s', (name, place, words) => {
    const [option] = findOptions(options, name);
    expect(option?.url).toContain(place);
    expect(option?.description).toContain(words);
  });
});
