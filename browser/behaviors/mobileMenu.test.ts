/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
import { startMobileMenu } from './mobileMenu.ts';

const PAGE = `<button data-open-menu="" popovertarget="menu">Open menu</button>
  <dialog id="menu" data-menu="" popover="auto">
    <button data-close-menu="">Close menu</button><nav><a href="#a">Guide</a></nav>
  </dialog>`;

startMobileMenu();
beforeEach(() => {
  showPage(PAGE);
  find('[data-open-menu]').click();
});

const state = () => [
  find<HTMLDialogElement>('dialog').open,
  find('[data-open-menu]').getAttribute('aria-expanded'),
];

describe('the menu of narrow windows', () => {
  test('opens, and its button says so', () => {
    expect(state()).toEqual([true, 'true']);
  });

  test('one that was opened before the script came stays open', () => {
    // The emulation knows no popovers.
    const known = { showPopover: rs.fn(), hidePopover: rs.fn() };
    Object.assign(HTMLElement.prototype, known);
    const matches = rs.spyOn(Element.prototype, 'matches');
    matches.mockImplementation(selector => selector === ':popover-open');
    showPage(PAGE);
    matches.mockRestore();
    expect(known.showPopover).not.toHaveBeenCalled();
    expect(find('dialog').getAttribute('aria-modal')).toBe('true');
    expect(find('[data-open-menu]').getAttribute('aria-expanded')).toBe('true');
  });
});
