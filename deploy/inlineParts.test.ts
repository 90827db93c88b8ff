import { describe, expect, test } from '@rstest/core';
import { findInlineParts } from './inlineParts.ts';

const script = (text: string) => ({ kind: 'script', text });
const style = (text: string) => ({ kind: 'style', text });
const attribute = (text: string) => ({ kind: 'style attribute', text });

describe('findInlineParts', () => {
  test.each([
    ['a script', '<script>go()</script>', [script('go()')]],
    ['a module', '<script type="module">go()</script>', [script('go()')]],
    ['any case', '<SCRIPT TYPE=Module>go()</SCRIPT >', [script('go()')]],
    ['single quotes', "<script type='module'>a</script>", [script('a')]],
    ['an import map', '<script type="importmap">{}</script>', [script('{}')]],
    ['a style', '<style media="print">a{}</style>', [style('a{}')]],
    [
      'a style for readers without scripts',
      '<noscript><style>a{}</style></noscript>',
      [style('a{}')],
    ],
    ['spaces and line ends', '<style>\r\n a{}\r</style>', [style('\n a{}\n')]],
    [
      'a tag inside a script',
      '<script>"<style>"</script>',
      [script('"<style>"')],
    ],
    [
      'a > inside an attribute',
      '<script data-a="1>0">go()</script>',
      [script('go()')],
    ],
    [
      'data-src, which is not src',
      '<script data-src="/a.js">a</script>',
      [script('a')],
    ],
    ['src= inside a value', '<script title=" src=x">a</script>', [script('a')]],
    [
      'two in order',
      '<style>a{}</style><script>b</script>',
      [style('a{}'), script('b')],
    ],
    [
      'a style attribute',
      '<p class="a" style="color:red">x</p>',
      [attribute('color:red')],
    ],
    [
      'a style attribute as the browser reads it',
      '<p style="font:&quot;A&quot; &amp; &#x27;B&#x27;">x</p>',
      [attribute(`font:"A" & 'B'`)],
    ],
    ['single quotes of an attribute', "<p style='a:b'>", [attribute('a:b')]],
    ['no data-style', '<p data-style="a:b">x</p>', []],
    ['no empty style attribute', '<p style="">x</p>', []],
    ['no attribute in a script', '<script src=a>"<p style=a>"</script>', []],
    ['no script file', '<script defer src="/a.js"></script>', []],
    ['no script file with text', '<script src=/a.js>ignored</script>', []],
    ['no data block', '<script type="application/ld+json">{}</script>', []],
    ['no empty element', '<script></script><style></style>', []],
    ['no comment', '<!-- <script>go()</script> -->', []],
    ['no attribute text', '<p title="<script>go()</script>">x</p>', []],
    ['no title text', '<title><script>go()</script></title>', []],
    ['no longer name', '<scripted>go()</scripted>', []],
  ])('finds %s', (_case, html, expected) => {
    expect(findInlineParts(html)).toEqual(expected);
  });
});
