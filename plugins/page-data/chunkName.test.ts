import { describe, expect, test } from '@rstest/core';
import { chunkName } from './chunkName.ts';

describe('chunkName', () => {
  test.each([
    ['en/guide/start/index.mdx', 'page_en_guide_start_index'],
    ['en/config/lib/out-base.mdx', 'page_en_config_lib_out-base'],
    ['en/a_b.md', 'page_en_a__b'],
    ['zh/a b.mdx', 'page_zh_a_x20_b'],
    ['zh/指南.mdx', 'page_zh__x6307__x5357_'],
  ])('%s is %s', (path, name) => {
    expect(chunkName('page', path)).toBe(name);
  });

  test.each([
    ['/', 'section'],
    ['/guide/', 'section_guide'],
    ['/zh/guide/', 'section_zh_guide'],
  ])('the section %s is %s', (prefix, name) => {
    expect(chunkName('section', prefix)).toBe(name);
  });

  test('paths that differ have names that differ', () => {
    const paths = [
      'a-b/c',
      'a/b-c',
      'a/b/c',
      'a_b/c',
      'a/b_c',
      '甲/乙',
      '甲乙',
    ];
    const names = new Set(paths.map(path => chunkName('page', path)));
    expect(names.size).toBe(paths.length);
  });
});
