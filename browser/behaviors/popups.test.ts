/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, test } from '@rstest/core';
import { find, point, showPage } from '../testing/page.ts';
import { startPopups } from './popups.ts';

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
