/** @rstest-environment happy-dom */
import { describe, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../testing/page.ts';
import { pairBlocks } from './pairBlocks.ts';
import { toggle } from './showOriginal.ts';
import { startOriginal } from './startOriginal.ts';

const original = rs.hoisted(() => ({ load: () => Promise.resolve(document) }));
rs.mock('../../navigation/loadDocument.ts', () => ({
  loadDocument: () => original.load(),
}));

function pageOf(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<div data-prose>${text}</div>`;
  return page;
}

function pairsOf(page: string, original: string) {
  const pairs = pairBlocks(pageOf(page), pageOf(original));
  return [...pairs]
    .map(([block, { shown, original }]) =>
      [block, shown, ...original].map(one => one.textContent).join(' '),
    )
    .join(', ');
}

const heading = (id: string) =>
  `<div data-heading="h2"><h2 id="${id}">${id}</h2></div>`;

describe('pairBlocks', () => {
  test.each([
    [
      'blocks of the same kinds in the same order are pairs',
      `<p>甲</p>${heading('b')}<p>乙</p><figure>code</figure><ul><li>丙</li></ul>`,
      `<p>a</p>${heading('b')}<p>b</p><figure>code</figure><ul><li>c</li></ul>`,
      '甲 甲 a, 乙 乙 b, 丙 丙 c',
    ],
    [
      'a section that is arranged differently goes with its first block',
      `${heading('b')}<p>乙</p><p>丙</p>${heading('c')}<p>丁</p>`,
      `${heading('b')}<p>b</p>${heading('c')}<p>d</p>`,
      '乙 乙 b, 丙 乙 b, 丁 丁 d',
    ],
    [
      'a block that already shows its original keeps its pair',
      '<div data-pair><p>甲</p><div lang="en"><p>a</p></div></div><p>乙</p>',
      '<p>a</p><p>b</p>',
      '甲 甲 a, 乙 乙 b',
    ],
    [
      'a section that the original lacks has no pairs',
      `${heading('new')}<p>新</p>`,
      `${heading('old')}<p>old</p>`,
      '',
    ],
  ])('%s', (_, page, original, pairs) => {
    expect(pairsOf(page, original)).toBe(pairs);
  });
});

describe('the button of a translated page', () => {
  const PAGE = `<link hreflang="x-default" href="https://site.test/guide">
    <div><button data-original data-idle="Original" aria-pressed="false"
      data-error-report="Not loaded"><span>Original</span></button>
      <p role="status"></p></div>
    <div data-prose><p>甲<a href="/zh/a">链接</a></p></div>`;
  const text = () => find('[data-prose]').textContent;
  const press = () => find('button').click();
  startOriginal();

  test('shows the original, without its links, and hides it again', async () => {
    original.load = () =>
      Promise.resolve(pageOf('<p>one <a href="/a">link</a></p>'));
    showPage(PAGE);
    press();
    await expect.poll(text).toBe('甲链接one link');
    expect(find('button').ariaPressed).toBe('true');
    expect(document.querySelectorAll('[data-prose] a')).toHaveLength(1);
    press();
    await expect.poll(text).toBe('甲链接');
    expect(find('button').ariaPressed).toBe('false');
  });

  test('says when the original does not come, and the next press tries again', async () => {
    original.load = () => Promise.reject(new Error('offline'));
    showPage(PAGE);
    press();
    const told = () => find('[role=status]').textContent;
    await expect.poll(told).toBe('Not loaded');
    expect(text()).toBe('甲链接');
    original.load = () => Promise.resolve(pageOf('<p>one</p>'));
    press();
    await expect.poll(text).toBe('甲链接one');
    expect(told()).toBe('');
  });

  test('does nothing on a page that the reader has gone on to', async () => {
    const late = Promise.withResolvers<Document>();
    showPage(PAGE);
    const button = find('button');
    const press = new MouseEvent('click');
    button.dispatchEvent(press); // Only gives it its target: it doesn't bubble.
    const shown = toggle(press, button, () => late.promise);
    showPage(PAGE.replace('甲', '乙'));
    late.resolve(pageOf('<p>one</p>'));
    await shown;
    expect(text()).toBe('乙链接');
    // Nor does a press whose code came late.
    await toggle(new MouseEvent('click'), button, () => late.promise);
    expect(text()).toBe('乙链接');
  });
});
