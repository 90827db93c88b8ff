/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { onPage } from '../page.ts';
import { find } from '../testing/page.ts';
import { deferTail, swapPage } from './swapPage.ts';
import { morph } from './morph.ts';

const sidebar = (current: string) =>
  `<div data-keep="sidebar">${['/a', '/b']
    .map(
      href =>
        `<a href="${href}" ${href === current ? 'aria-current="page"' : ''}>${href}</a>`,
    )
    .join('')}</div>`;
const page = (title: string, current: string) => `<div id="__rspress_root">
  <header data-keep="navbar"><a href="/" class="${title}">Home</a></header>
  <div data-keep="layout" data-kind="${title}">${sidebar(current)}
  <main><h1>${title}</h1><div data-prose="">${'<p>x</p>'.repeat(16)}</div></main></div>
  <div id="strings"></div></div>`;
const head = (name: string) => `<meta charset="utf-8"><title>${name}</title>
  <meta name="description" content="${name}"><link rel="icon" href="/icon.svg">
  <link rel="canonical" href="/${name}">`;

/** A document as the server sends it. */
const parse = (title: string, current: string) => {
  const other = document.implementation.createHTMLDocument(title);
  other.head.innerHTML = head(title);
  other.body.innerHTML = page(title, current);
  other.documentElement.lang = 'zh-CN';
  other.documentElement.dataset.pageType = 'doc';
  return other;
};

beforeEach(() => {
  rs.useFakeTimers();
  document.documentElement.lang = 'en';
  document.head.innerHTML = `${head('A')}<script type="application/ld+json">{}</script>`;
  document.body.innerHTML = page('A', '/a');
});

describe('another page takes the place of the one on screen', () => {
  test('its content and its mark are shown; bar and sidebar keep their nodes', () => {
    const kept = [find('header a'), find('a[href="/b"]')];
    swapPage(parse('B', '/b'));
    expect(find('h1').textContent).toBe('B');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect([find('header a'), find('a[href="/b"]')]).toEqual(kept);
    expect(find('header a').className).toBe('B');
    expect(find('a[href="/b"]').getAttribute('aria-current')).toBe('page');
    expect(find('a[href="/a"]').hasAttribute('aria-current')).toBe(false);
    expect(find('[data-keep=layout]').dataset.kind).toBe('B');
  });

  test('styles of its own come once, and stay for the way back', () => {
    document.head.insertAdjacentHTML('beforeend', '<style>a{}</style>');
    const other = parse('B', '/b');
    other.head.innerHTML += '<style>a{}</style><style>h1{}</style>';
    const texts = () =>
      [...document.head.querySelectorAll('style')].map(one => one.textContent);
    swapPage(other);
    expect(texts()).toEqual(['a{}', 'h1{}']);
    swapPage(parse('A', '/a'));
    swapPage(other);
    expect(texts()).toEqual(['a{}', 'h1{}']);
  });

  test('the sidebar of another section is another', () => {
    const other = parse('B', '/b');
    const link = other.querySelector('a[href="/a"]');
    if (link) link.textContent = 'Other';
    const old = find('[data-keep=sidebar]');
    swapPage(other);
    expect(old.isConnected).toBe(false);
    expect(find('[data-keep=sidebar]').textContent).toContain('Other');
  });

  test('behaviors hear of it, and the document can be shown again', () => {
    const other = parse('B', '/b');
    const seen: (string | null)[] = [];
    onPage(() => seen.push(find('h1').textContent));
    swapPage(other);
    swapPage(other);
    expect(seen).toEqual(['A', 'B', 'B']);
  });

  test('its content loses the focus before it goes', () => {
    const heard: boolean[] = [];
    const old = find('h1');
    old.tabIndex = -1;
    old.focus();
    old.addEventListener('blur', () => heard.push(old.isConnected));
    swapPage(parse('B', '/b'));
    expect(heard).toEqual([true]);
  });

  test('a document of another site is refused', () => {
    expect(() =>
      swapPage(document.implementation.createHTMLDocument('')),
    ).toThrow('not ours');
    expect(find('h1').textContent).toBe('A');
  });
});

describe('the end of a long page', () => {
  const late = () =>
    [...document.querySelectorAll<HTMLElement>('[data-prose] > *')].filter(
      ({ style }) => style.contentVisibility === 'hidden',
    ).length;

  test('is left out of the first frame, and comes with the second', () => {
    deferTail();
    const seen: number[] = [];
    requestAnimationFrame(() => {
      seen.push(late());
      requestAnimationFrame(() => seen.push(late()));
    });
    rs.advanceTimersByTime(100);
    expect(seen).toEqual([2, 0]);
  });

  test('only where the reader begins at the top', () => {
    swapPage(parse('B', '/b'));
    expect(late()).toBe(0);
    swapPage(parse('A', '/a'), true);
    expect(late()).toBe(2);
  });
});

describe('morph', () => {
  const show = (html: string, wanted: string) => {
    document.body.innerHTML = html;
    const other = document.createElement('div');
    other.innerHTML = wanted;
    morph(find('body > *'), other.firstElementChild as Element);
    return document.body.innerHTML;
  };

  test('makes an element equal and keeps its nodes', () => {
    document.body.innerHTML = '<p id="a" lang="en">One <b>two</b></p>';
    const bold = find('b');
    const other = document.createElement('p');
    other.innerHTML = 'Three <b class="x">four</b>';
    morph(find('p'), other);
    expect(document.body.innerHTML).toBe('<p>Three <b class="x">four</b></p>');
    expect(find('b')).toBe(bold);
  });

  test('takes the nodes of the other where they differ in kind', () => {
    expect(show('<p><font>x</font></p>', '<p>x</p>')).toBe('<p>x</p>');
  });

  test('leaves alone what a behavior has taken over', () => {
    expect(
      show('<img data-own="src" src="pixel">', '<img src="lost.svg" alt="">'),
    ).toBe('<img data-own="src" src="pixel" alt="">');
    expect(show('<dialog open=""></dialog>', '<dialog></dialog>')).toBe(
      '<dialog open=""></dialog>',
    );
  });
});
