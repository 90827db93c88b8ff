import { describe, expect, test } from '@rstest/core';
import { findLeaks } from './findLeaks.ts';

// cspell:ignore AKIA
// Put together here, so that no scanner takes this file for a leak.
const join = (...parts: string[]) => parts.join('');

describe('findLeaks', () => {
  test.each([
    ['a.js', 'x="/home/me/site"', 'a path on a machine: /home/me'],
    ['a.js', 'x="/Users/me/site"', 'a path on a machine: /Users/me'],
    ['a.js', 'x="file:///srv/site/a.js"', 'a path on a machine: file:///srv'],
    ['a.md', 'C:\\Users\\me', 'a path on a machine: C:\\Users\\me'],
    ['a.js', '/build/here/theme', 'the build folder: /build/here'],
    ['a.js.map', '{}', 'is a source map'],
    ['a.js', 'x\n//# sourceMappingURL=a.js.map', 'links to a source map'],
    ['a.css', 'x\n/*# sourceMappingURL=a.map */\n', 'links to a source map'],
    ['a.txt', join('-----BEGIN RSA ', 'PRIVATE KEY-----'), 'a private key'],
    ['a.txt', join('AKIA', 'A'.repeat(16)), 'an AWS token'],
    ['a.txt', join('gh', 'p_', 'a'.repeat(36)), 'a GitHub token'],
    ['a.txt', join('npm', '_', 'a'.repeat(36)), 'an npm token'],
    ['a.txt', join('xox', 'b-', '1'.repeat(12)), 'a Slack token'],
    ['a.txt', join('AI', 'za', 'a'.repeat(35)), 'a Google key'],
    [
      'a.txt',
      join('eyJ', 'a'.repeat(12), '.eyJ', 'b'.repeat(12), '.', 'c'.repeat(12)),
      'a signed token',
    ],
    ['a.txt', 'https://me:word@example.com/', 'a password in a URL'],
  ])('%s with %s gives away %s', (file, text, leak) => {
    const found = findLeaks(file, text, ['/build/here']);
    expect(found.join('\n')).toContain(leak);
  });

  test.each([
    ['a.js', 'children:"//# sourceMappingURL=index.js.map"})'],
    ['a.html', '<span>//# sourceMappingURL=index.js.map</span>'],
    ['a.md', 'src/home/page and ./tmp/file, https://example.com/tmp/x'],
    ['a.html', 'https://example.com:8080/a@b'],
    ['a.js', 'import("/static/js/a.js")'],
    ['a.html', '<a href="/docs/build/here">'],
  ])('%s with %s gives nothing away', (file, text) => {
    expect(findLeaks(file, text, ['/build/here'])).toEqual([]);
  });
});
