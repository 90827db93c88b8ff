/** @rstest-environment happy-dom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
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
const dialog = () => find<HTMLDialogElement>('dialog');
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    element => element.textContent === name,
  );
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
  act(() => dialog().showModal());
  leave = () => act(() => root.unmount());
});
afterEach(() => leave());

test('what was asked is still there when search is opened again, selected', async () => {
  await type('format');
  field().setSelectionRange(0, 0);
  act(() => dialog().close());
  act(() => dialog().showModal());
  act(() => field().focus());
  expect(field().value).toBe('format');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);

  // Only the first time: after that the reader sets the cursor.
  field().setSelectionRange(2, 2);
  act(() => field().blur());
  act(() => field().focus());
  expect(field().selectionEnd).toBe(2);
});

test('a search has a link that others can open', async () => {
  expect(named('en:search.link')).toBeUndefined();
  await type('a & b');
  expect(named('en:search.link')?.getAttribute('href')).toBe('?q=a%20%26%20b');
});
