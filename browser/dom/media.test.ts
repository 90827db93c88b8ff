/** @rstest-environment happy-dom */
import { expect, rs, test } from '@rstest/core';
import { matchesMedia, watchMedia } from './media.ts';

test('media queries match, and tell of changes', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  rs.stubGlobal('matchMedia', () => media);
  expect(matchesMedia('(width > 1px)')).toBe(true);
  const told = rs.fn();
  watchMedia('(width > 1px)', told);
  media.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenCalledTimes(1);
});
