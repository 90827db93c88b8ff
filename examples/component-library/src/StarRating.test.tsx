import { expect, test } from '@rstest/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { StarRating } from './StarRating';

test('adds a star with each click', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = document.createElement('div');
  await act(() => createRoot(root).render(<StarRating stars={3} />));
  const button = root.querySelector('button');
  await act(() => button?.click());
  expect(button?.textContent).toBe('★★★★');
});
