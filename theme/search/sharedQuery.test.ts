/** @rstest-environment happy-dom */
import { expect, rs, test } from '@rstest/core';
import { renderHook } from '../testing/hooks.tsx';

test('the dialog takes the query of a shared address, once, and 512 characters of it', async () => {
  history.replaceState(null, '', `/guide?q=${'x'.repeat(600)}`);
  // It reads the address when it loads.
  const { useEarlyInput } = await import('./useEarlyInput.ts');
  const taken = (html: string) => {
    document.body.innerHTML = html;
    const take = rs.fn();
    const current = document.querySelector('input');
    renderHook(() => useEarlyInput({ current }, undefined, take));
    return (take.mock.lastCall?.[0] as { query: string }).query;
  };
  // The field of a 404 page is another one.
  expect(taken('<input>')).toBe('');
  expect(taken('<dialog><input></dialog>')).toBe('x'.repeat(512));
  expect(taken('<dialog><input></dialog>')).toBe('');
});
