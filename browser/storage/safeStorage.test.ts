import {
  afterEach,
  beforeEach,
  describe,
  expect,
  rs,
  test,
} from '@rstest/core';
import {
  moveStored,
  readStored,
  sessionArea,
  writeStored,
} from './safeStorage.ts';

/** The two methods and a half of a storage that are used. */
const createArea = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

beforeEach(() => {
  rs.stubGlobal('window', {
    localStorage: createArea(),
    sessionStorage: createArea(),
  });
});
afterEach(() => {
  rs.unstubAllGlobals();
});

describe('storage', () => {
  test('keeps what is written, each area its own', () => {
    writeStored('theme', 'dark');
    writeStored('theme', 'light', sessionArea);
    expect(readStored('theme')).toBe('dark');
    expect(readStored('theme', sessionArea)).toBe('light');
    expect(readStored('other')).toBeNull();
  });

  test('moves a value to another name, unless that has one', () => {
    writeStored('old', '1');
    moveStored('old', 'new');
    expect([readStored('old'), readStored('new')]).toEqual([null, '1']);
    writeStored('old', '2');
    moveStored('old', 'new');
    expect([readStored('old'), readStored('new')]).toEqual([null, '1']);
  });
});
