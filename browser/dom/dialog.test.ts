/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, pressKey } from '../testing/page.ts';
import {
  closeDialog,
  isDialogOpen,
  isOpenPopover,
  showDialog,
} from './dialog.ts';

const PAGE = `<button id="opener">Open</button>
  <dialog id="first"><p>Words</p><input><a href="/row" tabindex="-1">Row</a>
    <button id="last">Close</button></dialog>
  <dialog id="second"><button>Close</button></dialog><a href="/">Home</a>`;

const first = () => find('#first');
const focused = () => document.activeElement;
const onClose = rs.fn();

beforeEach(() => {
  closeDialog(document.querySelector<HTMLElement>('#first'));
  document.body.innerHTML = PAGE;
  // Nothing is laid out here: all is on screen.
  Element.prototype.getClientRects = () => [new DOMRect()] as never;
  find('#opener').focus();
  onClose.mockReset();
  first().addEventListener('close', onClose);
  showDialog(first());
});

describe('a dialog', () => {
  test('is modal by its name alone: nothing around it is inert', () => {
    expect(first().getAttribute('aria-modal')).toBe('true');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(focused()).toBe(find('input'));
  });

  test('Escape closes it and gives the focus back, but not while composing', () => {
    const composing = { key: 'Escape', isComposing: true, bubbles: true };
    find('input').dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(isDialogOpen(first())).toBe(true);
    expect(pressKey(find('input'), 'Escape')).toBe(false);
    expect(isDialogOpen(first())).toBe(false);
    expect(first().hasAttribute('aria-modal')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(focused()).toBe(find('#opener'));
    expect(pressKey(find('#opener'), 'Escape')).toBe(true);
  });

  test('leaves the way of closing to its owner', () => {
    closeDialog(first());
    const leave = rs.fn();
    showDialog(first(), leave);
    pressKey(find('input'), 'Escape');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(isDialogOpen(first())).toBe(true);
  });

  test('Tab goes round, past what only arrows reach', () => {
    find('#last').focus();
    expect(pressKey(find('#last'), 'Tab')).toBe(false);
    expect(focused()).toBe(find('input'));
    const back = { key: 'Tab', shiftKey: true, bubbles: true };
    find('input').dispatchEvent(new KeyboardEvent('keydown', back));
    expect(focused()).toBe(find('#last'));
    find('input').focus();
    expect(pressKey(find('input'), 'Tab')).toBe(true);
  });

  test('a focus that lands outside comes back, until it is closed', () => {
    const home = find('a[href="/"]');
    home.focus();
    expect(focused()).toBe(find('input'));
    closeDialog(first());
    home.focus();
    expect(focused()).toBe(home);
  });

  test('another one takes its place', () => {
    showDialog(find('#second'));
    expect([isDialogOpen(first()), isDialogOpen(find('#second'))]).toEqual([
      false,
      true,
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
    closeDialog(find('#second'));
  });
});

test('a popover that the browser closes, as by the Back key, is closed', () => {
  closeDialog(first());
  // The emulation knows no popovers.
  let isShown = false;
  const popover = {
    showPopover: () => (isShown = true),
    hidePopover: () => (isShown = false),
    matches: () => isShown,
  };
  Object.assign(first(), popover);
  showDialog(first());
  expect([isOpenPopover(first()), first().getAttribute('popover')]).toEqual([
    true,
    'auto',
  ]);
  isShown = false;
  const toggled = Object.assign(new Event('toggle'), { newState: 'closed' });
  first().dispatchEvent(toggled);
  expect(isDialogOpen(first())).toBe(false);
  expect(focused()).toBe(find('#opener'));
});
