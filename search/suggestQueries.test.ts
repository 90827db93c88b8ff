// Words of readers, pinyin, and typos. cspell:ignore kuaisushangshou declarashun lazyload subdeclarations
import { describe, expect, test } from '@rstest/core';
import { suggestQueries } from './suggestQueries.ts';

const sections = [
  'When to change it',
  'banner.js',
  'The build',
  'tree shaking',
  'Polyfills are not added',
  'output.filenameHash',
  'Declaration files',
  'Declarations of several entries',
  'Bundle declaration files into one',
  'Keep declaration maps',
  'Start a worker',
  '快速上手',
].map(title => ({ title, headings: [] }));

describe('suggestQueries', () => {
  test.each([
    'shebang',
    'kuaisushangshou',
    'lazyload',
    'is it the same',
    'docker',
    '天气预报',
    '',
  ])('%s shares no word with any heading, so nothing is offered', query => {
    expect(suggestQueries(query, sections)).toEqual([]);
  });

  test('a word with slips or with something around it is offered, 3 times at the most', () => {
    const offered = suggestQueries('declarashun', sections);
    expect(offered).toHaveLength(3);
    expect(offered[0]).toBe('Declaration files');
    expect(suggestQueries('subdeclarations', sections)).toHaveLength(3);
  });

  test('a Chinese word among others is offered', () => {
    expect(suggestQueries('快速旅行', sections)).toEqual(['快速上手']);
  });
});
