import { expect, test } from '@rstest/core';
import path from 'node:path';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { createClassNames } from './createClassNames.ts';

const files = {
  'theme/page.module.css': '',
  'theme/nav/bar.module.css': '',
  'theme/base.css': '',
  'browser/behaviors/zoom.module.css': '',
};

/** The names of a class in these files. */
const namesIn = (...names: string[]) =>
  withFiles(files, root => {
    const folders = [path.join(root, 'theme'), path.join(root, 'browser')];
    const nameOf = createClassNames(folders);
    return names.map(name => nameOf(path.join(root, name), 'title'));
  });

test('the same class of two files gets two names, always the same ones', () => {
  for (const names of [1, 2].map(() =>
    namesIn(
      'theme/nav/bar.module.css',
      'theme/page.module.css',
      'browser/behaviors/zoom.module.css',
    ),
  )) {
    expect(names).toEqual(['title-0', 'title-1', 'title-2']);
  }
});

test('a file that is not known has a name of its own too', () => {
  const [one, other] = namesIn('new.module.css', 'newer.module.css');
  expect(one).toMatch(/^title-[\da-f]{8}$/);
  expect(one).not.toBe(other);
});
