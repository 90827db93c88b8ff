import { expect, test } from '@rstest/core';
import { adaptCopy } from './adaptCopy.ts';

const facts = {
  origin: 'https://site.example',
  title: 'A "title"',
  description: 'Words: more',
};
const bodyOf = (copy: string) =>
  adaptCopy(copy, facts).split('---\n\n').slice(1).join('---\n\n');

test('the title moves from the first line to the front matter', () => {
  expect(adaptCopy('# A title\n\nText.\n', facts)).toBe(
    '---\ntitle: "A \\"title\\""\ndescription: "Words: more"\n---\n\nText.\n',
  );
});

test('links to copies become links to pages', () => {
  const of = (address: string) => bodyOf(`[x](https://site.example${address})`);
  expect(of('/guide/a.md')).toBe('[x](/guide/a)');
  expect(of('/guide/a.md#part')).toBe('[x](/guide/a#part)');
  expect(of('/config/index.md')).toBe('[x](/config/)');
  expect(of('/index.md')).toBe('[x](/)');
  expect(of('/zh/index.md')).toBe('[x](/zh/)');
});

test('other addresses and headings stay', () => {
  const text = '## Part\n\n[x](https://other.example/a.md) and `a.md`\n';
  expect(bodyOf(`# T\n\n${text}`)).toBe(text);
});
