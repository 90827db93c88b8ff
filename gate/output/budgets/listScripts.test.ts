import { expect, test } from '@rstest/core';
import { listScripts } from './listScripts.ts';

test.each([
  ['<p>no script</p>', []],
  ['<script>inline()</script>', []],
  ['<script defer src="/a.js"></script>', ['/a.js']],
  ["<script src='/a.js' defer></script>", ['/a.js']],
  ['<script src=/a.js></script>', ['/a.js']],
  ['<link rel="preload" as="script" href="/b.js">', ['/b.js']],
  ['<link href="/b.js" as="script" rel="preload"/>', ['/b.js']],
  ['<link rel="modulepreload" href="/c.js">', ['/c.js']],
  ['<link rel="preload" as="image" href="/d.svg">', []],
  ['<link rel="alternate" hreflang="zh" href="/zh/">', []],
  ['<div data-src="/e.js"></div>', []],
  [
    '<link rel="preload" as="script" href="/a.js"><script src="/b.js"></script><script src="/a.js"></script>',
    ['/a.js', '/b.js'],
  ],
])('%s', (html, addresses) => {
  expect(listScripts(html)).toEqual(addresses);
});

test.each(['https://example.com/a.js', '//example.com/a.js', 'a.js'])(
  'a script at %s cannot be weighed',
  address => {
    expect(() => listScripts(`<script src="${address}"></script>`)).toThrow(
      address,
    );
  },
);
