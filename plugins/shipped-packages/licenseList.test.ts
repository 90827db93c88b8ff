import { expect, test } from '@rstest/core';
import { createLicenseList } from './licenseList.ts';

const react = { name: 'react', version: '1.0.0', text: 'You may.\n' };

test('lists packages, then the text of each license', () => {
  const text = createLicenseList([{ ...react, license: 'MIT AND OFL-1.1' }]);
  expect(text).toContain('\n- react 1.0.0 (MIT AND OFL-1.1)\n');
  expect(text).toMatch(/\nreact 1\.0\.0\n-+\n\nYou may\.\n$/);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-2.0-only', 'unknown', ''])(
  'refuses %s',
  license => {
    expect(() => createLicenseList([{ ...react, license }])).toThrow(
      `whose license is "${license}"`,
    );
  },
);
