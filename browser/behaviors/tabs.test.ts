/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, test } from '@rstest/core';
import { find, pressKey, showPage } from '../testing/page.ts';
import { startTabs } from './tabs.ts';

/** Two panels, as theme/ui/TabList.tsx renders them. */
const tabs = (name: string, group?: string) => `
  <div id="${name}" data-tabs-of="" ${group ? `data-group="${group}"` : ''}>
    <div role="tablist">
      <button role="tab" data-value="npm" aria-selected="true">npm</button>
      <button role="tab" data-value="pnpm" aria-selected="false" tabindex="-1">pnpm</button>
    </div>
    <div role="tabpanel" data-value="npm">npm add</div>
    <div role="tabpanel" data-value="pnpm" hidden>pnpm add</div>
  </div>`;

const tab = (name: string, value: string) =>
  find(`#${name} [role=tab][data-value=${value}]`);
const shown = (name: string) =>
  find(`#${name} [role=tabpanel]:not([hidden])`).textContent;

startTabs();
beforeEach(() =>
  showPage(tabs('first', 'pm') + tabs('second', 'pm') + tabs('lone')),
);

describe('tabs', () => {
  test('a press shows the panel in every list of the group, and no other', () => {
    tab('first', 'pnpm').click();
    expect(['first', 'second', 'lone'].map(shown)).toEqual([
      'pnpm add',
      'pnpm add',
      'npm add',
    ]);
    expect(tab('second', 'pnpm').getAttribute('aria-selected')).toBe('true');
    expect(tab('second', 'npm').tabIndex).toBe(-1);
  });

  test('the next page and the next visit begin with the choice', () => {
    tab('first', 'pnpm').click();
    showPage(tabs('other', 'pm'));
    expect(shown('other')).toBe('pnpm add');
    expect(localStorage.getItem('rspress.tabs.pm')).toBe('pnpm');
  });

  test('tabs of no group change alone', () => {
    tab('first', 'npm').click();
    tab('lone', 'pnpm').click();
    expect(shown('lone')).toBe('pnpm add');
    expect(shown('first')).toBe('npm add');
  });

  test('arrows move the focus and the choice, around the end', () => {
    tab('lone', 'npm').focus();
    expect(pressKey(tab('lone', 'npm'), 'ArrowLeft')).toBe(false);
    expect(document.activeElement).toBe(tab('lone', 'pnpm'));
    expect(shown('lone')).toBe('pnpm add');
    expect(pressKey(tab('lone', 'pnpm'), 'x')).toBe(true);
  });
});
