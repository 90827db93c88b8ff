/** @rstest-environment happy-dom */
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
import { startCopyCode } from './copyCode.ts';
import { startCopyPage } from './copyPage.ts';
import { copyText } from './copyText.ts';
import { readCode } from './readCode.ts';
import { showState } from './showState.ts';

const STRINGS = `<div id="strings" data-copied="Copied"
  data-copy-by-hand="Copy with {keys}"></div>`;

const CODE = `${STRINGS}<figure data-lang="sh">
  <pre><code><span class="line">$ npm i</span><span class="line remove">old</span></code></pre>
  <div data-copy=""><span role="status"></span><button>Copy</button></div>
</figure>`;

const PAGE = `${STRINGS}<button data-copy-page="/guide.md" data-state="idle"
  data-idle="Copy page" data-loading="Copying" data-success="Copied"
  data-success-report="Copied" data-error-report="Copying failed"
  ><span>Copy page</span></button><p role="status"></p>`;

const writeText = rs.fn<(text: string) => Promise<void>>();
const prompt = rs.fn();

startCopyCode();
startCopyPage();
beforeEach(() => {
  rs.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  prompt.mockReset();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText, write: () => Promise.reject(new Error('no')) },
    configurable: true,
  });
  window.prompt = prompt;
});
afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

const press = async (selector: string) => {
  find(selector).click();
  await rs.advanceTimersByTimeAsync(0);
};
const status = () => find('[role=status]').textContent;

/** The server's answer to the request for the page's Markdown. */
const serve = (text: string, type: string, code = 200) =>
  rs.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(text, { status: code, headers: { 'content-type': type } }),
    ),
  );

describe('the button of a code block', () => {
  test('copies what one would run, and says so for two seconds', async () => {
    showPage(CODE);
    await press('figure button');
    expect(writeText).toHaveBeenCalledWith('npm i');
    expect(status()).toBe('Copied');
    await rs.advanceTimersByTimeAsync(1999);
    expect(status()).toBe('Copied');
    await rs.advanceTimersByTimeAsync(1);
    expect(status()).toBe('');
  });
});

describe('the button of a page', () => {
  const label = () => find('button span').textContent;

  test('copies the Markdown and is as before after half a second', async () => {
    serve('# Guide', 'text/markdown');
    showPage(PAGE);
    find('button').click();
    expect(label()).toBe('Copying');
    await rs.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith('# Guide');
    expect([label(), status()]).toEqual(['Copied', 'Copied']);
    await rs.advanceTimersByTimeAsync(500);
    expect([label(), status()]).toEqual(['Copy page', '']);
  });

  test.each([
    ['an error', 'text/markdown', 500],
    ['another kind of file', 'text/html', 200],
  ])('says that it failed on %s', async (_, type, code) => {
    serve('<h1>', type, code);
    showPage(PAGE);
    await press('button');
    expect(writeText).not.toHaveBeenCalled();
    expect([label(), status()]).toEqual(['Copy page', 'Copying failed']);
  });
});

describe('copyText', () => {
  test('begins with a text that is still on its way', async () => {
    const write = rs.fn<(items: unknown[]) => Promise<void>>();
    write.mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { write } });
    await copyText(new Promise<string>(() => undefined));
    expect(write).toHaveBeenCalledTimes(1);
  });
});

test('a block without lines is copied as it is', () => {
  showPage('<pre><code>a\nb</code></pre>');
  expect(readCode(find('pre'))).toBe('a\nb');
});

test('an action without a message of its own leaves the status empty', () => {
  showPage(PAGE);
  showState(find('[data-copy-page]'), 'error');
  expect(status()).toBe('Copying failed');
  expect(find('[data-copy-page]').textContent).toBe('Copy page');
  showState(find('[data-copy-page]'), 'idle');
  expect(status()).toBe('');
});
