import { expect, test } from '@rstest/core';
import { collectInlineHashes } from '../inlineHashes.ts';
import { createPolicy } from '../policy.ts';
import { origin } from '../../site/site.ts';
import { pageProblems } from './checkPage.ts';

const html = `<html lang="en"><link rel="canonical" href="${origin}/a"><script>1</script></html>`;
const reply = (text: string, changes: Record<string, string> = {}) => ({
  status: 200,
  text,
  headers: new Headers({
    ...createPolicy({
      inlineHashes: collectInlineHashes([{ file: 'a', html }]),
      searchHosts: [],
    }).headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Accept',
    ...changes,
  }),
});

test('a page with its headers has no problem', () => {
  expect(pageProblems(reply(html), '/a')).toEqual([]);
});

test.each([
  [reply(html, { 'X-Content-Type-Options': '' }), 'X-Content-Type-Options is'],
  [reply(html.replace('1', '2')), 'has the header of another build'],
  [reply(html.replace('/a', '/b')), 'lacks its canonical link'],
  [reply(html.replace('"en"', '"zh"')), 'is not in en'],
  [reply(html, { 'Cache-Control': 'max-age=60' }), 'would be cached'],
  [reply(html, { Vary: 'Accept-Encoding' }), 'lacks Vary'],
  [reply(html, { 'Content-Type': 'text/plain' }), 'has the type text/plain'],
  [{ ...reply(html), status: 404 }, 'returned 404 instead of 200'],
])('problem %#: %s', ({ headers, status, text }, problem) => {
  const found = pageProblems({ headers, status, text }, '/a');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});
