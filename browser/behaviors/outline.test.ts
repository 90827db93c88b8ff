/** @rstest-environment happy-dom */
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import {
  find,
  place,
  pressKey,
  scrollWindow,
  showPage,
} from '../testing/page.ts';
import { startOutline, activeHeading } from './outline.ts';
import { startOutlineMenu } from './outlineMenu.ts';

const REPORT =
  'https://example.com/new?title=Guide&body=https%3A%2F%2Fa.dev%2Fguide';
const LIST = `<ul data-outline-list="">
  <li><a href="#one">One</a></li><li><a href="#%E4%BA%8C">Two</a></li></ul>
  <a data-report="${REPORT}" data-place="Guide" data-page="Report the page"
    data-section="Report the section">Report the page</a>`;
const PAGE = `<details data-part="outline"><summary>On this page</summary>${LIST}</details>
  <main><h2 id="one">One</h2><h2 id="二">Two</h2></main>`;

let resize = () => undefined as void;

rs.useFakeTimers();
document.head.innerHTML = '<link rel="canonical" href="https://a.dev/guide">';
// No layout here: the test says when there is one, and where things stand.
rs.stubGlobal(
  'ResizeObserver',
  class {
    constructor(run: () => void) {
      resize = run;
    }
    observe() {}
  },
);
startOutline();
startOutlineMenu();
beforeEach(() => {
  scrollWindow(0);
  showPage(PAGE);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
  place(find('#one'), 500);
  place(find('[id="二"]'), 1500);
});
afterEach(() => void rs.runAllTimers());

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    link => link.textContent,
  );
const scrollTo = (top: number) => {
  scrollWindow(top);
  rs.advanceTimersByTime(100);
};

describe('the outline', () => {
  test('marks the section that is read, and its report names it', () => {
    resize();
    expect(current()).toEqual([]);
    scrollTo(1600);
    expect(current()).toEqual(['Two']);
    const report = find<HTMLAnchorElement>('[data-report]');
    expect(report.textContent).toBe('Report the section');
    const query = new URL(report.href).searchParams;
    expect(query.get('title')).toBe('Guide › Two');
    expect(query.get('body')).toBe('https://a.dev/guide#二');
    scrollTo(0);
    expect(report.textContent).toBe('Report the page');
    expect(report.href).toBe(REPORT);
  });

  test('knows the next page once it is painted', () => {
    scrollWindow(600);
    rs.advanceTimersByTime(200);
    expect(current()).toEqual(['One']);
  });
});

describe('the outline of narrow windows', () => {
  const menu = () => find<HTMLDetailsElement>('details');
  beforeEach(() => {
    menu().open = true;
  });

  test('closes on Escape, and the focus is on its button', () => {
    find('details a').focus();
    pressKey(find('details a'), 'Escape');
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });
});

const EDGE = 96;

function positions(...tops: number[]) {
  return tops.map((top, index) => ({ id: `h${index + 1}`, top }));
}

describe('activeHeading', () => {
  test.each([
    ['above the first heading', positions(300, 600), undefined],
    ['at the first heading', positions(EDGE, 400), 'h1'],
    ['a little short of a heading', positions(-200, EDGE + 8), 'h2'],
    ['well short of a heading', positions(-200, EDGE + 9), 'h1'],
    ['between two headings', positions(-500, -100, 400), 'h2'],
    ['below the last heading', positions(-900, -500, -100), 'h3'],
    ['on a page without headings', [], undefined],
  ])('%s the right one is active', (_case, tops, id) => {
    expect(activeHeading(tops, EDGE, false)).toBe(id);
  });

  test.each([
    [
      'the last heading, though it cannot reach the edge',
      positions(0, 500),
      'h2',
    ],
    ['none where there is none', [], undefined],
  ])('at the end of the page it is %s', (_case, tops, id) => {
    expect(activeHeading(tops, EDGE, true)).toBe(id);
  });
});
