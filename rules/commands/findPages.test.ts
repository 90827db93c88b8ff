import { expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import { withFiles } from '../testing/checkFiles.ts';
import { findPages } from './findPages.ts';

const find = (name: string) =>
  withFiles(
    {
      'content/en/index.mdx': 'A\n',
      'content/en/guide/index.mdx': 'A\n',
      'content/zh/guide/cli.mdx': '一\n',
    },
    root => findPages(new Site(root), [name]),
  );

test.each([
  ['/guide/', 'guide/index'],
  ['/guide', 'guide/index'],
  ['/', 'index'],
  ['content/en/guide/cli.mdx', 'guide/cli'],
  ['content/zh/guide/cli.mdx', 'guide/cli'],
  ['/home/me/site/content/en/index.mdx', 'index'],
  ['guide/cli.mdx', 'guide/cli'],
  ['guide/cli', 'guide/cli'],
  ['/guide/cli.html', 'guide/cli'],
  ['/zh/guide/cli', 'guide/cli'],
  ['/zh/guide/cli#flags', 'guide/cli'],
])('%s is the page %s', (name, id) => {
  expect(find(name)).toEqual([id]);
});

test.each(['/advanced/cli', '/guide/clis'])(
  '%s is answered with a near one',
  name => {
    expect(() => find(name)).toThrow('Did you mean guide/cli?');
  },
);
