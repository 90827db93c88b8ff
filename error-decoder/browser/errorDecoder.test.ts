/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { DecoderEntry } from '../search/KnownError.ts';
import { find, showPage } from '../../browser/testing/page.ts';
import { attachDecoder } from './errorDecoder.ts';
import { fillCard, fillSteps } from './fillCard.ts';
import { hasSearch, searchFor } from './searchFor.ts';
import { showMarks } from './showMarks.ts';
import { startErrorDecoder } from './startErrorDecoder.ts';

const entry = (id: string, text: string): DecoderEntry => ({
  from: '@rslib/core',
  level: 'error',
  text,
  title: `About ${id}`,
  href: `/guide/faq/errors#${id}`,
  cause: [`Cause of ${id}.`],
  fix: [`Fix of ${id}.`],
});
const entries = [
  entry('format', 'Unsupported format: {format}'),
  entry('lib', 'Expect "lib" field to be a non-empty array'),
  { ...entry('build', 'Failed to build.'), isSummary: true },
  { ...entry('cli', 'Failed to start Rslib CLI.'), isSummary: true },
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
  terminal: 'Terminal',
  error: 'Error',
  warn: 'Warning',
  info: 'Info',
};
/** A new address for each test, because what was loaded is kept. */
let address = 0;
const CARD = `<li><span data-decoder-level></span><span data-decoder-from></span>
  <span data-decoder-similar></span><span data-decoder-lines></span>
  <p data-decoder-title></p>
  <dl><div data-decoder-cause><dt>Cause</dt><dd></dd></div>
  <div data-decoder-fix><dt>Fix</dt><dd></dd></div></dl>
  <div data-decoder-change><figure><figcaption><span>{file}</span></figcaption>
  <pre><code></code></pre></figure></div>
  <a data-decoder-link>Full</a></li>`;
const STEPS = `<li><span data-decoder-lines></span>
  <p><code data-decoder-title></code><a data-decoder-link>Show</a></p></li>`;
const page = () => {
  const facts = JSON.stringify({ entries: `/e/${address}.json`, strings });
  return `<div data-error-decoder='${facts}'><div data-decoder-marks></div><textarea></textarea>
    <button data-decoder-clear hidden>Clear</button>
    <p role="status" data-decoder-status></p>
    <button data-decoder-again hidden>Again</button>
    <button data-decoder-search hidden></button>
    <ol data-decoder-list hidden></ol><template>${CARD}${STEPS}</template></div>
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
    link.getAttribute('aria-label'),
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
    expect(links()).toEqual([
      ['Full: About format', '/guide/faq/errors#format'],
    ]);
    expect(part('list').textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Error@rslib/core Line 3 About format CauseCause of format. FixFix of format. Full',
    );
    expect(find('li').dataset.level).toBe('error');
    expect(find('li [data-decoder-similar]').hidden).toBe(true);
    expect(part('list').hidden).toBe(false);
  });

  test('what follows from the first error is one row', async () => {
    paste(
      'error   Failed to start Rslib CLI.\nerror   Failed to build.\nUnsupported format: a',
    );
    await expectStatus('3 found');
    const [first, second, ...others] = document.querySelectorAll('ol > li');
    expect(first?.textContent).toContain('About format');
    expect(second?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Lines 1, 2 About cliShowAbout buildShow',
    );
    expect(others).toEqual([]);

    paste('error   Failed to build.\nof course');
    await expectStatus('One');
    expect(find('li').textContent).toContain('Cause of build.');
  });

  test('the words of a message are marked until they change', async () => {
    paste('error   Failed to build.\n<b>Unsupported format: a');
    await expectStatus('2 found');
    const marks = () => part('marks').innerHTML;
    expect(marks()).toBe(
      'error   <mark>Failed to build.</mark>\n&lt;b&gt;<mark>Unsupported format:</mark> a\n',
    );
    field().value += 'b';
    field().dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
    expect(marks()).toBe('');
    part('clear').click();
    expect(marks()).toBe('');
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
    const found = { error, isWhole: true, code: '', lines, ranges: [] };
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

  test('cause and fix are text, code, and links within the site', () => {
    document.body.innerHTML = CARD;
    const cause = [
      'Use <b> or ',
      { href: '/a#b', parts: ['the ', { code: '<i>' }] },
      { href: 'https://elsewhere.example/', parts: [' or this'] },
    ];
    const { fix: _, ...plain } = entry('x', 'x');
    const error = { ...plain, cause };
    fillCard(
      find('li'),
      { error, isWhole: false, code: 'TS2307', lines: [1], ranges: [] },
      strings,
    );
    expect(find('dl').innerHTML.trim()).toBe(
      '<div data-decoder-cause=""><dt>Cause</dt><dd>Use &lt;b&gt; or <a href="/a#b">the <code>&lt;i&gt;</code></a><a> or this</a></dd></div>',
    );
    // The same code is the same error, whatever the words.
    expect(find<HTMLElement>('[data-decoder-similar]').hidden).toBe(true);
  });

  test.each([
    ['Failed to build', 'en'],
    ['构建失败', ''],
  ])('%s is marked as %j', (title, lang) => {
    card([1], '/a', title);
    expect(find('p').lang).toBe(lang);
  });

  test.each([
    [undefined, null, null],
    [
      { file: 'terminal', line: 'npm i' },
      'Terminal',
      '<span class="line">npm i</span>',
    ],
    [
      { file: 'a.ts', inside: 'lib: [{', line: 'dts: <b>' },
      'a.ts',
      '<span class="">lib: [{</span>\n<span class="line diff add">dts: &lt;b&gt;</span>\n<span class="">}]</span>',
    ],
  ])('the line of %j', (change, file, code) => {
    document.body.innerHTML = CARD;
    const error = { ...entry('x', 'x'), ...(change && { change }) };
    const found = { error, isWhole: true, code: '', lines: [1], ranges: [] };
    const card = fillCard(find('li'), found, strings);
    expect(card.querySelector('figcaption')?.textContent ?? null).toBe(file);
    expect(card.querySelector('pre code')?.innerHTML ?? null).toBe(code);
  });

  test('an address that leaves the site is no link to it', () => {
    card([1], 'javascript:alert(1)');
    expect(find('a').getAttribute('href')).toBe('#');
  });
});

test('each step has its link', () => {
  document.body.innerHTML = STEPS;
  const found = ['a', 'b'].map(id => ({
    error: entry(id, id),
    isWhole: true,
    code: '',
    lines: [id === 'a' ? 9 : 4],
    ranges: [],
  }));
  fillSteps(find('li'), found, strings);
  expect(find('[data-decoder-lines]').textContent).toBe('Lines 4, 9');
  expect(links()).toEqual([
    ['Show: About a', '/guide/faq/errors#a'],
    ['Show: About b', '/guide/faq/errors#b'],
  ]);
});

test('a log is not marked', () => {
  document.body.innerHTML = '<p></p>';
  showMarks(find('p'), 'x'.repeat(100_001), [[0, 2]]);
  expect(find('p').innerHTML).toBe('');
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
