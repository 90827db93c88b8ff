/** @rstest-environment happy-dom */
import { expect, test } from '@rstest/core';
import { find } from '../testing/page.ts';
import { setFailedAddress } from './faultNote.ts';

test('the note about a page that did not come leads there, until it is taken back', () => {
  document.body.innerHTML =
    '<p role="alert" data-fault-note="parts"><a href="">Try again</a></p>';
  setFailedAddress('/guide');
  expect(find('p').hasAttribute('data-shown')).toBe(true);
  expect(find('p').dataset.faultNote).toBe('page');
  expect(find('a').getAttribute('href')).toBe('/guide');
  setFailedAddress(null);
  expect(find('p').hasAttribute('data-shown')).toBe(false);
  expect(find('p').dataset.faultNote).toBe('parts');
  document.body.innerHTML = '';
  setFailedAddress('/guide');
});
