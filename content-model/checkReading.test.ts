import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';
import { checkReading } from './checkReading.ts';
import { pageOf } from './testing/pageOf.ts';

const page = pageOf(
  '---\ntitle: A\ndate: 2025-05-14\n---\n\n## One `a`\n\n### 二 {#two}\n\n##### Five\n',
);
const one = { depth: 2, id: 'one-a', text: 'One `a`' };
const two = { depth: 3, id: 'two', text: '二' };
const frontmatter = { title: 'A', date: new Date('2025-05-14'), added: true };
const engine = { _filepath: '/en/page.mdx', frontmatter, toc: [one, two] };

test('accepts a page that the engine reads alike', () => {
  expect(() => checkReading(page, engine)).not.toThrow();
});

test.each([
  ['a heading less', { toc: [two] }, '2 One a {#one-a}'],
  ['another id', { toc: [one, { ...two, id: 'two-1' }] }, '{#two-1}'],
  [
    'another date',
    { frontmatter: { ...frontmatter, date: new Date('2025-05-15') } },
    '2025-05-15',
  ],
  // In a component, a heading has no section of its own.
  ['a heading more', { toc: [one, two, { ...two, id: 'tab' }] }, '{#tab}'],
])('names the page and %s', (_case, changed, difference) => {
  const check = () => checkReading(page, { ...engine, ...changed });
  expect(check).toThrow('/en/page.mdx');
  expect(check).toThrow(difference);
});

test.each([
  'unified',
  'remark-parse',
  'remark-mdx',
  'remark-gfm',
  'remark-cjk-friendly',
])('%s is the one that the engine loads', name => {
  const ours = createRequire(import.meta.url);
  const engines = createRequire(ours.resolve('@rspress/core/package.json'));
  expect(ours.resolve(name)).toBe(engines.resolve(name));
});
