import { expect, test } from '@rstest/core';
import { markdownPath } from './markdownPath.ts';

test.each([
  ['/guide/start/quick-start', '/guide/start/quick-start.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/', '/index.md'],
])('%s lives at %s', (route, path) => {
  expect(markdownPath(route)).toBe(path);
});
