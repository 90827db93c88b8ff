/** @rstest-environment happy-dom */
import { act } from 'react';
import { beforeEach, expect, test } from '@rstest/core';
import { readHook, renderHook } from '../../testing/hooks.tsx';
import { useSavedSearches } from './useSavedSearches.ts';

const record = (id: string) => ({
  objectID: id,
  url: `/${id}`,
  type: 'lvl1' as const,
  hierarchy: {
    lvl0: 'Guide',
    lvl1: id,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
});
const use = () => useSavedSearches('docs');
const names = (hook: { value: () => ReturnType<typeof use> }) => {
  const { recents, favorites } = hook.value().saved;
  return [recents, favorites].map(list => list.map(one => one.objectID));
};

beforeEach(() => localStorage.clear());

test('searches are kept for the next visit', () => {
  const hook = renderHook(use);
  for (const id of ['a', 'b', 'a'])
    act(() => hook.value().remember(record(id)));
  expect(names(hook)).toEqual([['a', 'b'], []]);
  act(() => hook.value().addFavorite(record('a')));
  act(() => hook.value().remember(record('a')));
  expect(names(hook)).toEqual([['b'], ['a']]);
  expect(names(renderHook(use))).toEqual([['b'], ['a']]);
  act(() => hook.value().remove('b'));
  expect(names(renderHook(use))).toEqual([[], ['a']]);
});

test('the served page knows of none yet', () => {
  expect(readHook(use).isRead).toBe(false);
  expect(renderHook(use).value().isRead).toBe(true);
});
