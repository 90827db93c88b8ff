/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { OptionCards } from '../../../shared/optionCards.ts';
import { find, point as move, pressKey, showPage } from '../../testing/page.ts';
import { startOptionCards } from './startOptionCards.ts';

const CARDS: OptionCards = {
  labels: { type: 'Type', default: 'Default', since: 'Since' },
  cards: {
    '/config/lib/dts': {
      name: 'lib.dts',
      does: 'Set `dts` to get types',
      type: '`boolean`',
      since: '0.1',
    },
    'output.filename.js': { name: 'output.filename.js', does: 'A <name>' },
  },
};

const PAGE = `<figure><pre><code><span class="line">{ <a id="dts" href="/config/lib/dts">dts</a>,
  <a id="output" href="/config/output#a" tabindex="-1">output</a>,
  <a id="js" href="/config/output#b" tabindex="-1" data-option="output.filename.js">js</a> }</span></code></pre></figure>
  <p><a id="other" href="/config/lib/dts">dts</a></p>
  <section data-options><a id="chosen" href="/config/lib/dts">dts</a><a id="guide" href="/guide">svg</a></section>`;

const fetched: string[] = [];
let answer = () => Promise.resolve(new Response(JSON.stringify(CARDS)));
rs.stubGlobal('fetch', (address: string) => {
  fetched.push(address);
  return answer();
});
rs.useFakeTimers();

// The emulation has neither a top layer nor a pointer.
HTMLElement.prototype.showPopover = () => undefined;
let hovered: Element | undefined;
const matching = rs.spyOn(Element.prototype, 'matches');
matching.mockImplementation(function (this: Element, selector: string) {
  if (selector === ':hover, :focus-visible' && this === hovered) return true;
  return (
    !/:focus-visible$/.test(selector) ||
    // Those who tab: the emulation knows no difference.
    this === document.activeElement
  );
});

startOptionCards();

const card = () => document.querySelector('[data-option-card]');
const wait = async () => {
  await import('./optionCards.ts');
  await rs.advanceTimersByTimeAsync(200);
};
const focus = async (id: string) => {
  find(id).focus();
  await wait();
};
const hover = async (id: string) => {
  if (hovered) move('pointerout', hovered);
  hovered = find(id);
  move('pointerover', hovered);
  await wait();
};

beforeEach(() => {
  hovered = undefined;
  showPage(PAGE);
});

test('links elsewhere, taps, and other pages ask for nothing', async () => {
  await focus('#other');
  await focus('#guide');
  hovered = find('#dts');
  hovered.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
  );
  await wait();
  expect(fetched).toEqual([]);
  expect(card()).toBeNull();
});

describe('a key', () => {
  test('that gets the focus shows its card, with code as code', async () => {
    await focus('#dts');
    expect(card()?.innerHTML).toBe(
      '<code>lib.dts</code><p>Set <code>dts</code> to get types</p><dl><dt>Type</dt><dd><code>boolean</code></dd><dt>Since</dt><dd>0.1</dd></dl>',
    );
    expect(find('#dts').getAttribute('aria-describedby')).toBe(card()?.id);
    expect(fetched).toEqual(['/config/options.json']);
  });

  test('without a section of its own has the card of its name', async () => {
    await hover('#js');
    expect(card()?.textContent).toBe('output.filename.jsA <name>');
    expect(find('#js').draggable).toBe(false);
  });

  test('without a card shows none', async () => {
    await focus('#dts');
    await focus('#output');
    expect(card()).toBeNull();
    expect(find('#dts').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('a card', () => {
  test('stays for a pointer that goes on to it, and goes when it leaves', async () => {
    await hover('#dts');
    const shown = find('[data-option-card]');
    move('pointerout', find('#dts'));
    move('pointerover', shown);
    await wait();
    expect(card()).toBe(shown);
    move('pointerout', shown);
    await wait();
    expect(card()).toBeNull();
  });

  test('of the focus stays when a pointer leaves the key', async () => {
    await focus('#dts');
    await hover('#dts');
    move('pointerout', find('#dts'));
    await wait();
    expect(card()).not.toBeNull();
  });

  test('goes on Escape, with the focus, and with the page', async () => {
    await focus('#dts');
    pressKey(find('#dts'), 'Escape');
    expect(card()).toBeNull();
    for (const leave of [() => find('#dts').blur(), () => showPage(PAGE)]) {
      find('#dts').blur();
      await focus('#dts');
      expect(card()).not.toBeNull();
      leave();
      await wait();
      expect(card()).toBeNull();
    }
  });

  test('whose data does not come is asked for again', async () => {
    const rightAnswer = answer;
    rs.resetModules();
    answer = () => Promise.reject(new Error('offline'));
    find('#dts').setAttribute('href', '/zh/config/lib/dts');
    await focus('#dts');
    expect(card()).toBeNull();
    answer = rightAnswer;
    find('#dts').blur();
    await focus('#dts');
    expect(
      fetched.filter(one => one === '/zh/config/options.json'),
    ).toHaveLength(2);
  });
});

/** Where a card of 300 × 150 px is in a window of 400 × 250 px. */
async function placeOf(x: number, y: number): Promise<string[]> {
  rs.stubGlobal('innerHeight', 250);
  rs.stubGlobal('scrollY', 1000);
  const size = (name: string, owner: object, value: number) =>
    Object.defineProperty(owner, name, { value, configurable: true });
  size('clientWidth', document.body, 400);
  size('offsetWidth', HTMLElement.prototype, 300);
  size('offsetHeight', HTMLElement.prototype, 150);
  find('#dts').getBoundingClientRect = () => new DOMRect(x, y, 100, 20);
  await focus('#dts');
  const { left, top } = find('[data-option-card]').style;
  return [left, top];
}

test.each([
  ['below its key', [50, 20], ['50px', '1044px']],
  ['above it at the end of the window', [50, 200], ['50px', '1046px']],
  ['below it if it fits nowhere', [50, 150], ['50px', '1174px']],
  ['within the page', [300, 20], ['84px', '1044px']],
] as const)('a card is %s', async (_, [x, y], place) => {
  expect(await placeOf(x, y)).toEqual(place);
});

test('a card is not above its key, over the button of the block', async () => {
  const copy = document.createElement('div');
  copy.dataset['copy'] = '';
  copy.getBoundingClientRect = () => new DOMRect(340, 180, 40, 36);
  find('figure').append(copy);
  expect(await placeOf(50, 220)).toEqual(['50px', '1244px']);
});

test('an option of the playground has a card, and keys scroll there', async () => {
  await focus('#chosen');
  expect(card()?.textContent).toContain('lib.dts');
  expect(pressKey(find('#chosen'), 'ArrowDown')).toBe(true);
});

test('a card goes when the pointer goes on to a link without one', async () => {
  await hover('#chosen');
  await hover('#guide');
  expect(card()).toBeNull();
});

test('arrow keys move in the block, which stays one tab stop', async () => {
  await focus('#dts');
  const stops = () =>
    [...document.querySelectorAll('pre a')].map(
      link => (link as HTMLElement).tabIndex,
    );
  expect(pressKey(find('#dts'), 'ArrowLeft')).toBe(true);
  expect(pressKey(find('#dts'), 'ArrowRight')).toBe(false);
  expect(document.activeElement).toBe(find('#output'));
  expect(stops()).toEqual([-1, 0, -1]);
  pressKey(find('#output'), 'End');
  expect(document.activeElement).toBe(find('#js'));
  // The page scrolls on.
  expect(pressKey(find('#js'), 'ArrowDown')).toBe(true);
  pressKey(find('#js'), 'Home');
  expect(document.activeElement).toBe(find('#dts'));
  expect(stops()).toEqual([0, -1, -1]);
});

test('a press that selected text follows no link', async () => {
  await focus('#dts');
  const press = () =>
    find('#dts').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
    );
  expect(press()).toBe(true);
  rs.stubGlobal('getSelection', () => ({
    isCollapsed: false,
    containsNode: () => true,
  }));
  expect(press()).toBe(false);
});
