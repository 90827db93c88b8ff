/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { DecoderEntry } from '../search/KnownError.ts';
import { find, showPage } from '../../browser/testing/page.ts';
import { attachDecoder } from './errorDecoder.ts';
import { fillCard } from './fillCard.ts';
import { hasSearch, searchFor } from './searchFor.ts';
import { startErrorDecoder } from './startErrorDecoder.ts';

const entry = (id: string, text: string): DecoderEntry => ({
  from: '@rslib/core',
  level: 'error',
  text,
  title: `About ${id}`,
  href: `/guide/faq/errors#${id}`,
  answer: [[`Cause and fix of ${id}.`]],
});
const entries = [
  entry('format', 'Unsupported format: {format}'),
  entry('lib', 'Expect "lib" field to be a non-empty array'),
];
const strings = {
  loading: 'Loading',
  one: 'One',
  count: '{count} found',
  none: 'None',
  search: 'Search for {query}',
  failed: 'Failed',
  line: 'Line {lines}',
  lines: 'Lines {lines}',
  similar: 'Similar',
  error: 'Error',
  warn: 'Warning',
  info: 'Info',
};
/** A new address for each test, because what was loaded is kept. */
let address = 0;
const CARD = `<li><span data-decoder-level></span><span data-decoder-from></span>
  <span data-decoder-similar></span><span data-decoder-lines></span>
  <a data-decoder-title></a> <div data-decoder-answer></div>
  <pre data-decoder-excerpt></pre></li>`;
const page = () => {
  const facts = JSON.stringify({ entries: `/e/${address}.json`, strings });
  return `<div data-error-decoder='${facts}'><textarea></textarea>
    <button data-decoder-clear hidden>Clear</button>
    <p role="status" data-decoder-status></p>
    <button data-decoder-again hidden>Again</button>
    <button data-decoder-search hidden></button>
    <ol data-decoder-list hidden></ol><template>${CARD}</template></div>
    <dialog data-search-box><input role="combobox"></dialog>`;
};

const answer = () => Promise.resolve(new Response(JSON.stringify(entries)));
const fetched = rs.fn(answer);
rs.stubGlobal('fetch', fetched);
startErrorDecoder();

const field = () => find<HTMLTextAreaElement>('textarea');
const status = () => find('[role=status]').textContent;
const part = (name: string) => find(`[data-decoder-${name}]`);
const paste = (text: string) => {
  field().value = text;
  const init = { bubbles: true, inputType: 'insertFromPaste' };
  field().dispatchEvent(new InputEvent('input', init));
};
const links = () =>
  [...document.querySelectorAll('li a')].map(link => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const expectStatus = (text: string) =>
  rs.waitFor(() => expect(status()).toBe(text));

beforeEach(async () => {
  fetched.mockReset().mockImplementation(answer);
  // What the test before pasted comes back; every test starts without.
  showPage(page());
  attachDecoder(find('[data-error-decoder]'));
  part('clear').click();
  await expectStatus('');
  address += 1;
  showPage(page());
  attachDecoder(find('[data-error-decoder]'));
  fetched.mockClear();
});

describe('the error decoder', () => {
  test('shows the entries of a paste, each with place, words and link', async () => {
    paste('\n\nerror   Unsupported format: system');
    await expectStatus('One');
    expect(links()).toEqual([['About format', '/guide/faq/errors#format']]);
    expect(part('list').textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Error@rslib/core Line 3 About format Cause and fix of format. error Unsupported format: system',
    );
    expect(find('li').dataset.level).toBe('error');
    expect(find('li [data-decoder-similar]').hidden).toBe(true);
    expect(part('list').hidden).toBe(false);
  });

  test('loads the messages once, when the field gets the focus', async () => {
    field().dispatchEvent(new FocusEvent('focus'));
    field().dispatchEvent(new FocusEvent('focus'));
    expect(fetched.mock.calls).toEqual([[`/e/${address}.json`]]);
    paste('Unsupported format: a\nExpect "lib" field to be a non-empty array');
    await expectStatus('2 found');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('the answer to an older text is not shown', async () => {
    let release: (value: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(
      new Promise(resolve => {
        release = resolve;
      }),
    );
    paste('Unsupported format: a');
    await rs.waitFor(() => expect(fetched).toHaveBeenCalled());
    await expectStatus('Loading');
    paste('Unsupported format: b');
    paste('');
    await expectStatus('');
    // Longer than a list may take without being announced.
    await new Promise(resolve => setTimeout(resolve, 250));
    expect(status()).toBe('');
    release(new Response(JSON.stringify(entries)));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(status()).toBe('');
  });

  test('without its code, the page says that a part is missing', async () => {
    rs.doMock('./errorDecoder.ts', () => {
      throw new Error('lost');
    });
    delete document.documentElement.dataset.fault;
    showPage('<p>No decoder</p>');
    expect(document.documentElement.dataset.fault).toBeUndefined();
    showPage(page().replace('<textarea>', '<textarea data-new>'));
    await rs.waitFor(() =>
      expect(document.documentElement.dataset.fault).toBe(''),
    );
    rs.doUnmock('./errorDecoder.ts');
  });
});

describe('fillCard', () => {
  const card = (lines: number[], href = '/a#b', title = 'A') => {
    document.body.innerHTML = CARD;
    const level = 'warn' as const;
    const error = { ...entry('x', '<i>'), level, href, title };
    const excerpt = ['<b>', '\uD800'];
    const found = { error, isWhole: true, code: '', lines, excerpt };
    return fillCard(find('li'), found, strings);
  };

  test.each([
    [[7], 'Line 7'],
    [[7, 9, 12], 'Lines 7, 9, 12'],
    [[7, 9, 12, 13], 'Lines 7, 9, 12…'],
  ])('%j is told as %s', (lines, words) => {
    card(lines);
    expect(find('[data-decoder-lines]').textContent).toBe(words);
  });

  test('what was pasted is text', () => {
    card([1]);
    expect(find('pre').textContent).toBe('<b>\n\uD800');
    expect(find('pre').children).toHaveLength(0);
    expect(find('li').dataset.level).toBe('warn');
  });

  test('cause and fix are text, code, and links within the site', () => {
    document.body.innerHTML = CARD;
    const answer = [
      [
        'Use <b> or ',
        { href: '/a#b', parts: ['the ', { code: '<i>' }] },
        { href: 'https://elsewhere.example/', parts: [' or this'] },
      ],
      ['Done.'],
    ];
    const error = { ...entry('x', 'x'), answer };
    const [lines, excerpt] = [[1], ['x']];
    fillCard(
      find('li'),
      { error, isWhole: false, code: 'TS2307', lines, excerpt },
      strings,
    );
    expect(find('[data-decoder-answer]').innerHTML).toBe(
      '<p>Use &lt;b&gt; or <a href="/a#b">the <code>&lt;i&gt;</code></a><a> or this</a></p><p>Done.</p>',
    );
    // The same code is the same error, whatever the words.
    expect(find<HTMLElement>('[data-decoder-similar]').hidden).toBe(true);
  });

  test.each([
    ['Failed to build', 'en'],
    ['构建失败', ''],
  ])('%s is marked as %j', (title, lang) => {
    card([1], '/a', title);
    expect(find('a').lang).toBe(lang);
  });

  test('an address that leaves the site is no link to it', () => {
    card([1], 'javascript:alert(1)');
    expect(find('a').getAttribute('href')).toBe('#');
  });
});

describe('searchFor', () => {
  test('hands over the query as if it was typed', () => {
    const typed = rs.fn();
    document.addEventListener('input', typed, { once: true });
    searchFor('tree shaking');
    expect(find<HTMLInputElement>('dialog input').value).toBe('tree shaking');
    expect(typed).toHaveBeenCalledTimes(1);
  });

  test('a site without search is left alone', () => {
    document.body.innerHTML = '';
    expect(hasSearch()).toBe(false);
    searchFor('tree shaking');
  });
});
