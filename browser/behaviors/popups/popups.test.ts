/** @rstest-environment happy-dom */
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import { find, point, pressKey, showPage } from '../../testing/page.ts';
import { buttonOf, isOpen, popupOf, setOpen } from './Popup.ts';
import { startPopups } from './startPopups.ts';

const popup = (id: string, kind: string, panel: string, more = '') =>
  `<div id="${id}" data-popup="${kind}" ${more} data-leave="150">
    <button aria-expanded="false">${id}</button>
    <div data-panel="" hidden>${panel}</div></div>`;

const PAGE = `${popup('menu', 'hover', '<p>Words</p><a href="#x">Guide</a>', 'data-enter="100"')}
  ${popup('tools', 'click', '<a href="#y">Rspack</a>')}
  <span id="tip" data-popup="tooltip" data-enter="100" data-leave="100">
    <button>Theme</button><span role="tooltip" data-panel="" hidden>System</span></span>
  <main tabindex="-1">Text</main>`;

rs.useFakeTimers();
startPopups();
beforeEach(() => showPage(PAGE));
afterEach(() => void rs.runAllTimers());

const shown = () =>
  [...document.querySelectorAll('[data-panel]:not([hidden])')].map(
    panel => panel.parentElement?.id,
  );
const button = (id: string) => find(`#${id} > button`);

describe('a dropdown', () => {
  test('opens under the mouse and closes 150 ms after it has left', () => {
    point('pointerover', button('menu'));
    rs.advanceTimersByTime(99);
    expect(shown()).toEqual([]);
    rs.advanceTimersByTime(1);
    expect(shown()).toEqual(['menu']);
    expect(button('menu').getAttribute('aria-expanded')).toBe('true');
    point('pointerout', button('menu'));
    rs.advanceTimersByTime(149);
    expect(shown()).toEqual(['menu']);
    rs.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(button('menu').getAttribute('aria-expanded')).toBe('false');
  });

  test('a short way around the edge keeps it open', () => {
    button('menu').click();
    point('pointerout', button('menu'));
    rs.advanceTimersByTime(100);
    point('pointerover', find('#menu p'));
    rs.advanceTimersByTime(1000);
    expect(shown()).toEqual(['menu']);
  });

  test('of clicks does not open under the mouse', () => {
    point('pointerover', button('tools'));
    rs.advanceTimersByTime(1000);
    expect(shown()).toEqual([]);
  });

  test('a press opens it, and the next one closes it', () => {
    button('tools').click();
    expect(shown()).toEqual(['tools']);
    button('tools').click();
    expect(shown()).toEqual([]);
  });

  test.each([
    ['a press elsewhere', () => point('pointerdown', find('main'))],
    ['a link in it', () => find('#tools a').click()],
    ['another page', () => showPage(PAGE)],
    [
      'the focus, going elsewhere',
      () =>
        button('tools').dispatchEvent(
          new FocusEvent('focusout', {
            bubbles: true,
            relatedTarget: find('main'),
          }),
        ),
    ],
  ])('%s closes it', (_, act) => {
    button('tools').click();
    act();
    expect(shown()).toEqual([]);
  });

  test('a press on its words keeps it open', () => {
    button('menu').click();
    point('pointerdown', find('#menu p'));
    expect(shown()).toEqual(['menu']);
  });

  test('Escape closes it, and the focus is on its button', () => {
    button('tools').click();
    find('#tools a').focus();
    pressKey(find('#tools a'), 'Escape');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button('tools'));
  });
});

describe('a tooltip', () => {
  test('comes with the focus of a key and goes with it', () => {
    // The emulation does not tell keys and presses apart.
    const matches = rs.spyOn(Element.prototype, 'matches');
    matches.mockImplementation(selector => selector === ':focus-visible');
    button('tip').focus();
    matches.mockRestore();
    expect(shown()).toEqual(['tip']);
    button('tip').blur();
    expect(shown()).toEqual([]);
  });

  test('Escape takes it away and leaves the focus alone', () => {
    point('pointerover', button('tip'));
    rs.advanceTimersByTime(100);
    expect(shown()).toEqual(['tip']);
    find('main').focus();
    pressKey(find('main'), 'Escape');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(find('main'));
  });
});

describe('Popup', () => {
  const menu = () => {
    const found = popupOf(find('#menu p'));
    if (!found) throw new Error('The page has no menu.');
    return found;
  };

  test('is found from anything in it', () => {
    expect(menu()).toMatchObject({
      enterMs: 100,
      leaveMs: 150,
      opensOnHover: true,
    });
    expect(popupOf(find('main'))).toBeNull();
    expect(buttonOf(menu().holder)).toBe(button('menu'));
  });

  test('opens and closes', () => {
    setOpen(menu(), true);
    expect([isOpen(menu()), shown()]).toEqual([true, ['menu']]);
    setOpen(menu(), false);
    expect([isOpen(menu()), shown()]).toEqual([false, []]);
  });

  test('that its owner controls only says the wish', () => {
    const wishes: unknown[] = [];
    menu().holder.dataset.controlled = '';
    menu().holder.addEventListener('popup', event =>
      wishes.push((event as CustomEvent).detail),
    );
    button('menu').click();
    expect(wishes).toEqual([true]);
    expect(shown()).toEqual([]);
  });
});
