import { expect, test } from '@rstest/core';
import { groupsFor } from './toolText.ts';

test.each([
  ['/zh/', '工具链'],
  ['/zh', '工具链'],
  ['/v1/zh/guide/', '工具链'],
  ['/', 'Tools'],
  ['/guide/', 'Tools'],
  ['/zh-tools/', 'Tools'],
  ['/guide/zh-cn', 'Tools'],
])('on %s the popover is titled %s', (path, title) => {
  const group = { title: '工具链', titleEn: 'Tools', links: [] };
  expect(groupsFor([group], path)).toMatchObject([{ title }]);
});
