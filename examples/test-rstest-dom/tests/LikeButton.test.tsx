import { expect, test } from '@rstest/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { LikeButton } from '../src/LikeButton';

test('counts clicks', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = document.createElement('div');
  await act(() => createRoot(root).render(<LikeButton />));
  const button = root.querySelector('button');
  await act(() => button?.click());
  expect(button?.textContent).toBe('1 likes');
});
