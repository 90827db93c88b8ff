import { describe, expect, test } from '@rstest/core';
import { hiddenParts } from './hiddenParts.ts';

describe('hiddenParts', () => {
  test.each([
    ['?navbar=0', 'navbar'],
    ['?sidebar=0', 'sidebar'],
    ['?outline=0', 'outline'],
    ['?footer=0', 'footer'],
    ['?footer=0&q=x&navbar=0', 'navbar footer'],
    ['navbar=0', 'navbar'],
    ['', ''],
    ['?navbar=1', ''],
    ['?navbar=', ''],
    ['?navbar', ''],
    ['?navbar=00', ''],
    ['?article=0', ''],
    ['?Navbar=0', ''],
  ])('%s hides "%s"', (search, parts) => {
    expect(hiddenParts(search)).toBe(parts);
  });
});
