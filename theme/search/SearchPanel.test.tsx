/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { closeDialog, showDialog } from '../../browser/dom/dialog.ts';
import { find } from '../../browser/testing/page.ts';
import { showRecord } from '../testing/hooks.tsx';
import { SearchPanel } from './SearchPanel.tsx';

rs.mock('../../browser/search/local/localSource.ts', () => ({
  createLocalSource: () => ({
    id: 'local',
    search: async () => ({ hits: [], suggestions: [] }),
  }),
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const field = () => find<HTMLInputElement>('input[role=combobox]');
const dialog = () => find('dialog');
const type = (words: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(
      HTMLInputElement.prototype,
      'value',
    )?.set?.call(field(), words);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

let leave = () => undefined as void;
beforeEach(() => {
  localStorage.clear();
  showRecord();
  document.body.innerHTML = '<dialog></dialog>';
  const root = createRoot(dialog());
  act(() => root.render(<SearchPanel />));
  act(() => showDialog(dialog()));
  leave = () => act(() => root.unmount());
});
afterEach(() => leave());

test('what was asked is still there when search is opened again, selected', async () => {
  await type('format');
  field().setSelectionRange(0, 0);
  act(() => closeDialog(dialog()));
  act(() => showDialog(dialog()));
  expect(field().value).toBe('format');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);

  // Only the first time: after that the reader sets the cursor.
  field().setSelectionRange(2, 2);
  act(() => field().blur());
  act(() => field().focus());
  expect(field().selectionEnd).toBe(2);
});
