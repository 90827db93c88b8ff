import { expect, test } from '@rstest/core';
import { toFeet } from './length';

test('a foot', () => expect(toFeet(0.3048)).toBe(1));
