import { describe, expect, test } from '@rstest/core';
import { findInlineElements } from './inlineElements.ts';

const script = (text: string) => ({ kind: 'script', text });
const style = (text: string) => ({ kind: 'style', text });

describe('findInlineElements', () => {
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
    ['no script file', '<script defer src="/a.js"></script>', []],
    ['no script file with text', '<script src=/a.js>ignored</script>', []],
    ['no data block', '<script type="application/ld+json">{}</script>', []],
    ['no empty element', '<script></script><style></style>', []],
    ['no comment', '<!-- <script>go()</script> -->', []],
    ['no attribute text', '<p title="<script>go()</script>">x</p>', []],
    ['no title text', '<title><script>go()</script></title>', []],
    ['no longer name', '<scripted>go()</scripted>', []],
  ])('finds %s', (_case, html, expected) => {
    expect(findInlineElements(html)).toEqual(expected);
  });
});
