/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, scrollWindow, showPage } from '../testing/page.ts';
import { startHiddenBar } from './hiddenBar.ts';
import { startScrollFrames } from './scrollFrames.ts';
import { startScrollToTop } from './scrollToTop.ts';

const PAGE = `<div id="strings" data-code-label="Code"></div>
  <header data-hide-bar="auto"></header>
  <main id="content" tabindex="-1">
    <figure><figcaption><span>Output</span><span translate="no">rslib.config.ts</span></figcaption><pre data-frame="codeLabel"></pre></figure>
    <pre id="plain" data-frame="codeLabel"></pre>
  </main>
  <button data-to-top="" hidden>To top</button>`;

let layOut: (entries: { target: Element }[]) => void;

rs.useFakeTimers();
// No layout here: the test says when there is one.
rs.stubGlobal(
  'ResizeObserver',
  class {
    constructor(run: typeof layOut) {
      layOut = run;
    }
    observe(target: Element) {
      setTimeout(() => layOut([{ target }]), 50);
    }
    disconnect() {}
  },
);
startHiddenBar();
startScrollFrames();
startScrollToTop();
beforeEach(() => {
  scrollTo(0);
  showPage(PAGE);
  rs.advanceTimersByTime(200);
});

function scrollTo(top: number) {
  scrollWindow(top);
  rs.advanceTimersByTime(200);
}

describe('the way up', () => {
  test('is there below half a window, and leads to the content', () => {
    const button = find('button');
    scrollTo(window.innerHeight / 2);
    expect(button.hidden).toBe(true);
    scrollTo(window.innerHeight / 2 + 1);
    expect(button.hidden).toBe(false);
    const asked: unknown[] = [];
    window.scrollTo = (options: unknown) => void asked.push(options);
    button.click();
    expect(asked).toEqual([{ top: 0 }]);
    expect(document.activeElement).toBe(find('#content'));
  });
});

describe('a bar that steps aside', () => {
  test('goes on the way down, below its own height, and comes on the way up', () => {
    const bar = find('header');
    scrollTo(72);
    expect(bar.dataset.hidden).toBe('false');
    scrollTo(73);
    expect(bar.dataset.hidden).toBe('true');
    scrollTo(72);
    expect(bar.dataset.hidden).toBe('false');
  });
});

describe('a block of code', () => {
  const lay = (frame: HTMLElement, width: number) => {
    Object.defineProperty(frame, 'scrollWidth', {
      value: width,
      configurable: true,
    });
    Object.defineProperty(frame, 'clientWidth', {
      value: 100,
      configurable: true,
    });
    layOut([{ target: frame }]);
  };

  test('that is wider than its frame is a named stop of the keyboard', () => {
    const [titled, plain] = [find('figure pre'), find('#plain')];
    lay(titled, 101);
    lay(plain, 101);
    expect([
      titled.tabIndex,
      titled.role,
      titled.getAttribute('aria-label'),
    ]).toEqual([0, 'group', 'rslib.config.ts']);
    expect(plain.getAttribute('aria-label')).toBe('Code');
    lay(plain, 100);
    expect(
      ['tabindex', 'role', 'aria-label'].filter(name =>
        plain.hasAttribute(name),
      ),
    ).toEqual([]);
  });

  test('of the next page is looked at once it is painted', () => {
    showPage(PAGE);
    Object.defineProperty(find('#plain'), 'scrollWidth', { value: 101 });
    rs.advanceTimersByTime(200);
    expect(find('#plain').tabIndex).toBe(0);
  });
});
