/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, test } from '@rstest/core';
import { find, point, showPage } from '../../testing/page.ts';
import { buttonOf, isOpen, popupOf, setOpen } from './Popup.ts';
import { startPopups } from './startPopups.ts';

const popup = (id: string, kind: string, panel: string, more = '') =>
  `<div id="${id}" data-popup="${kind}" ${more} data-leave="150">
    <button aria-expanded="false">${id}</button>
    <div data-panel="" hidden>${panel}</div></div>`;

const PAGE = `${popup('menu', 'hover', '<p>Words</p><a href="#x">Guide</a>', 'data-enter="100"')}
  ${popup('tools', 'click', '<a href="#y">Rspack</a>')}
  <main tabindex="-1">Text</main>`;

startPopups();
beforeEach(() => showPage(PAGE));

const shown = () =>
  [...document.querySelectorAll('[data-panel]:not([hidden])')].map(
    panel => panel.parentElement?.id,
  );
const button = (id: string) => find(`#${id} > button`);

describe('a dropdown', () => {
  test('a press opens it, and the next one closes it', () => {
    button('tools').click();
    expect(shown()).toEqual(['tools']);
    button('tools').click();
    expect(shown()).toEqual([]);
  });

  test.each([
    ['a link in it', () => find('#tools a').click()],
    ['another page', () => showPage(PAGE)],
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
});
