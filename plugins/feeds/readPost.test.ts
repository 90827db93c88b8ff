import { expect, test } from '@rstest/core';
import { readPost } from './readPost.ts';

const address = 'https://example.com/blog/a';
const post = (text: string) =>
  readPost(`<main><div data-prose="true">${text}</div></main>`, address);

test.each([
  [
    'the anchor of a heading',
    '<div><h2 id="x">A</h2><a href="#x" aria-label="Link">#</a></div>',
    '<h2>A</h2>',
  ],
  [
    'buttons, icons and colours of code',
    '<figure><figcaption>a.ts</figcaption><a href="/x" title="Built"><svg></svg></a><pre class="s" tabindex="0"><code><span style="c">let</span> a</code></pre><div><button>Copy</button></div></figure>',
    '<figure><figcaption>a.ts</figcaption><pre><code>let a</code></pre></figure>',
  ],
  [
    'the row of tabs',
    '<div><div role="tablist"><button>npm</button></div><div role="tabpanel"><pre>npm i</pre></div></div>',
    '<pre>npm i</pre>',
  ],
])('leaves out %s', (_name, html, expected) => {
  expect(post(html)).toBe(expected);
});

test('addresses are absolute', () => {
  expect(post('<a href="/guide/" class="x" target="_blank">a</a>')).toBe(
    '<a href="https://example.com/guide/">a</a>',
  );
  expect(post('<p><a href="#b">b</a><img src="/i.png" alt="i"></p>')).toBe(
    '<p><a href="https://example.com/blog/a#b">b</a><img src="https://example.com/i.png" alt="i"></p>',
  );
});

test('a callout is a quote', () => {
  expect(post('<div role="note"><p>Info</p><div><p>a</p></div></div>')).toBe(
    '<blockquote><p>Info</p><p>a</p></blockquote>',
  );
});

test('a page without text says what to do', () => {
  expect(() => readPost('<main></main>', address)).toThrow('data-prose');
});
