/** @rstest-environment happy-dom */
import { beforeEach, expect, test } from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
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
