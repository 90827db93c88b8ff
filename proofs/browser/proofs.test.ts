/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { PageProofs } from '../shared/proofs.ts';
import { find, place, showPage } from '../../browser/testing/page.ts';
import { fillPanel } from './fillPanel.ts';
import { findBlocks, findProven } from './findProven.ts';
import { isInMargin } from './isInMargin.ts';
import { offerProofs } from './offerProofs.ts';
import { startProofs } from './startProofs.ts';

const sentence = (quote: string) => ({
  quotes: [quote],
  sources: [
    {
      name: 'dts-alias',
      href: 'https://host.test/dts-alias',
      lines: [['The build writes ', 'a.js']],
    },
  ],
});

const PROOFS: PageProofs = {
  open: 'Why: {sentence}',
  title: 'Why',
  proven: [
    sentence('Set `dts` first. It always wins.'),
    sentence('A list is always complete.'),
    sentence('`false` | What you get: no files'),
  ],
};

const PAGE = `<main><article><div data-prose data-proofs>
  <p id="plain">Nothing to prove.</p>
  <p id="first">Set <code>dts</code> first. It <a href="#">always</a>\u200B wins. And more.</p>
  <ul><li id="outer">Outer<ul><li id="inner">A list is always complete.</li></ul></li></ul>
  <table><thead><tr><th>Value</th><th>What you get</th></tr></thead>
    <tbody><tr id="row"><td><code>false</code></td><td>no files</td></tr>
    <tr id="other"><td><code>true</code></td><td>no files</td></tr></tbody></table>
  </div></article></main><div id="strings" data-route="/guide/"></div>`;

// The emulation draws nothing, and has neither of these.
HTMLElement.prototype.checkVisibility = () => true;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const fetched: string[] = [];
let answer = () => Promise.resolve(new Response(JSON.stringify(PROOFS)));
rs.stubGlobal('fetch', (address: string) => {
  fetched.push(address);
  return answer();
});

const mark = () => find<HTMLButtonElement>('[data-proof-mark]');
const isShown = () => mark().hasAttribute('data-near');
const move = (type: string, target: Element, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
    }),
  );

/** Whoever asked before has been answered when this is: the code loads in turn. */
const offered = () => import('./offerProofs.ts');

describe('sentences', () => {
  beforeEach(() => showPage(PAGE));
  const idsOf = () =>
    findBlocks(find('[data-proofs]'), PROOFS.proven).map(({ id }) => id);

  test('are found in the innermost block that says them, code and links aside', () => {
    expect(idsOf()).toEqual(['first', 'inner', 'row']);
  });

  test('are not found at the end of others', () => {
    const short = [sentence('It always wins.')];
    expect(findProven(find('#first'), short)).toHaveLength(1);
    find('#first').textContent = 'If it is set, It always wins.';
    expect(findProven(find('#first'), short)).toEqual([]);
  });

  test('that a translation has changed are not found', () => {
    find('#first').textContent = '先设置 dts。';
    expect(idsOf()).toEqual(['inner', 'row']);
  });

  test('of a cell are told from the same words in another row', () => {
    expect(findProven(find('#other'), PROOFS.proven)).toEqual([]);
  });
});

describe('the mark', () => {
  startProofs();

  const placeText = () => {
    find('[data-proofs]').getBoundingClientRect = () =>
      new DOMRect(100, 0, 700, 900);
  };
  const look = async (page = PAGE) => {
    showPage(page);
    fetched.length = 0;
    placeText();
    place(find('#first'), 200, 50);
    move('pointermove', find('article'), 90, 210);
    await rs.waitFor(() => mark());
  };

  test('comes with the first look at the margin, from a file next to the page', async () => {
    await look();
    expect(fetched).toEqual(['/guide/index.proofs.json']);
    move('pointermove', find('article'), 90, 210);
    expect(fetched).toHaveLength(1);
    expect(isShown()).toBe(true);
    expect(mark().ariaLabel).toBe('Why: Set dts first. It always wins.');
  });

  test('is beside a proven paragraph only, and only next to the text', async () => {
    await look();
    for (const [x, y, isExpected] of [
      [90, 300, false],
      [90, 240, true],
      [40, 240, false],
      [110, 240, false],
    ] as const) {
      move('pointermove', document.body, x, y);
      expect([x, y, isShown()]).toEqual([x, y, isExpected]);
    }
  });

  test('is hidden on a page whose words are others', async () => {
    await look(PAGE.replace(/>[^<]+</g, '>译文<'));
    expect(mark().hidden).toBe(true);
  });

  test('whose proofs do not come is asked for again', async () => {
    const working = answer;
    answer = () => Promise.reject(new Error('offline'));
    showPage(PAGE);
    fetched.length = 0;
    placeText();
    move('pointermove', find('article'), 90, 210);
    await rs.waitFor(() => expect(fetched).toHaveLength(1));
    expect(document.querySelector('[data-proof-mark]')).toBeNull();
    answer = working;
    await rs.waitFor(() => {
      move('pointermove', find('article'), 40, 210);
      move('pointermove', find('article'), 90, 210);
      return mark();
    });
    expect(fetched).toHaveLength(2);
  });

  test('is not loaded for a mouse that goes over text, or for the focus on arrival', async () => {
    showPage(PAGE);
    fetched.length = 0;
    placeText();
    move('pointermove', find('article'), 400, 210);
    move('pointermove', find('article'), 20, 210);
    find('main').tabIndex = -1;
    find('main').focus();
    await offered();
    expect(fetched).toEqual([]);
  });

  test('a page without proofs loads none', async () => {
    showPage(PAGE.replace('data-proofs', ''));
    fetched.length = 0;
    move('pointermove', find('article'), 90, 210);
    await offered();
    expect(fetched).toEqual([]);
  });
});

test('a panel shows what it is, the sentence, a link to the example, and assertions', () => {
  const panel = document.createElement('div');
  fillPanel(panel, 'Why', [sentence('Set `dts` first.')]);
  expect(panel.innerHTML).toBe(
    '<strong>Why</strong><p>Set <code>dts</code> first.</p>' +
      '<div><a href="https://host.test/dts-alias" target="_blank" rel="noopener noreferrer">dts-alias</a></div>' +
      '<ul><li>The build writes <code>a.js</code></li></ul>',
  );
});

test('proofs are asked for once for a page', () => {
  document.body.innerHTML = '<div data-proofs></div>';
  const ask = rs
    .spyOn(globalThis, 'fetch')
    .mockReturnValue(new Promise(() => {}));
  offerProofs(new Event('focusin'));
  offerProofs(new Event('focusin'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['mouse', 100, 90, true],
  ['mouse', 100, 52, false],
  ['mouse', 100, 100, false],
  ['mouse', 40, 30, false],
  ['touch', 100, 90, false],
])(
  'a %s with text from %i on, at %i, is in the margin: %s',
  (pointerType, left, clientX, isExpected) => {
    const text = document.createElement('div');
    text.getBoundingClientRect = () => new DOMRect(left, 0, 700, 900);
    const event = new PointerEvent('pointermove', { pointerType, clientX });
    expect(isInMargin(text, event)).toBe(isExpected);
  },
);
