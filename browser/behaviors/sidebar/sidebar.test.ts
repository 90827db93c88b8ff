/** @rstest-environment happy-dom */
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { find, place, showPage } from '../../testing/page.ts';
import { startDrawer } from './drawer.ts';
import { showCurrentPage, startSidebarGroups } from './groups.ts';
import { revealCurrent, startRevealCurrent } from './revealCurrent.ts';

const SIDEBAR = `<div data-drawer="Pages" data-open="false">
  <button data-close-drawer="">Close</button>
  <div data-open="false" data-depth="0">
    <button data-group-toggle="" data-collapse="Collapse Start"
      data-expand="Expand Start" aria-expanded="false">Start</button>
    <div hidden><a href="/a">A</a><a href="/b" aria-current="page">B</a></div>
  </div></div>`;
const PAGE = `<header>Bar<button data-open-drawer="" popovertarget="x">Menu</button></header>
  <div data-scrim="" hidden></div>${SIDEBAR}<main>Text</main>`;

// Windows have no width here.
let isNarrow = false;
rs.stubGlobal('matchMedia', () =>
  Object.assign(new EventTarget(), { matches: isNarrow }),
);
rs.useFakeTimers();
startDrawer();
startSidebarGroups();
startRevealCurrent();
beforeEach(() => showPage(PAGE));

const drawer = () => find('[data-drawer]');
const opener = () => find('[data-open-drawer]');
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
const open = () => {
  opener().focus();
  opener().click();
};

describe('the drawer', () => {
  test('opens as a modal with a name, and the focus goes into it', () => {
    open();
    expect(isOpen()).toBe(true);
    expect(drawer().getAttribute('role')).toBe('dialog');
    expect(drawer().getAttribute('aria-label')).toBe('Pages');
    expect(find('[data-scrim]').hidden).toBe(false);
    expect(document.activeElement).toBe(find('[data-close-drawer]'));
    expect(drawer().getAttribute('aria-modal')).toBe('true');
  });
});

describe('a group', () => {
  const toggle = () => find('[data-group-toggle]');
  const list = () => find('[data-depth] > div');

  test('unfolds and folds, and its button is named by what it does', () => {
    toggle().click();
    expect(list().hidden).toBe(false);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().getAttribute('aria-label')).toBe('Collapse Start');
    toggle().click();
    expect(list().hidden).toBe(true);
    expect(toggle().getAttribute('aria-label')).toBe('Expand Start');
  });

  test('with the page on screen unfolds, and the mark is there', () => {
    const wanted = document.createElement('div');
    wanted.innerHTML = SIDEBAR.replace(' aria-current="page"', '').replace(
      'href="/a"',
      'href="/a" aria-current="page"',
    );
    showCurrentPage(drawer(), wanted);
    expect(list().hidden).toBe(false);
    expect(find('a[href="/a"]').getAttribute('aria-current')).toBe('page');
    expect(find('a[href="/b"]').hasAttribute('aria-current')).toBe(false);
  });
});

describe('the entry of the page on screen', () => {
  const lay = (top: number) => {
    place(drawer(), 100, 400);
    place(find('[aria-current]'), top, 20);
  };

  test('out of sight, it is scrolled to the middle', () => {
    lay(1000);
    revealCurrent(drawer());
    expect(drawer().scrollTop).toBe(1000 - 100 - 200);
  });

  test('in sight, it stays', () => {
    lay(480);
    revealCurrent(drawer());
    expect(drawer().scrollTop).toBe(0);
  });

  describe('on the next page', () => {
    const layOut = rs.spyOn(Element.prototype, 'getBoundingClientRect');
    beforeEach(() => {
      rs.runAllTimers();
      layOut.mockReset();
      layOut.mockImplementation(function layOutOf(this: Element) {
        return new DOMRect(0, this.localName === 'a' ? 900 : 0, 100, 400);
      });
    });
    afterEach(() => {
      isNarrow = false;
    });
    afterAll(() => layOut.mockRestore());

    test('is looked for once that is painted', () => {
      showPage(PAGE);
      expect(layOut).not.toHaveBeenCalled();
      rs.runAllTimers();
      expect(drawer().scrollTop).toBe(700);
    });

    test('is looked for in a drawer only when it opens', () => {
      isNarrow = true;
      showPage(PAGE);
      rs.runAllTimers();
      expect(layOut).not.toHaveBeenCalled();
      open();
      expect(drawer().scrollTop).toBe(700);
    });
  });
});
