import { expect, test } from '@rstest/core';
import { createSecurityText, lastChange } from './securityText.ts';

const text = createSecurityText(new Date('2026-03-01T10:00:00Z'));

test('has the fields of RFC 9116, each once', () => {
  const fields = text
    .trimEnd()
    .split('\n')
    .map(line => line.slice(0, line.indexOf(': ')));
  expect(fields).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  expect(text).toContain('/.well-known/security.txt\n');
  for (const [, address] of text.matchAll(/(?:Contact|Policy): (.*)/g)) {
    expect(address).toMatch(/^https:\/\//);
  }
});

test('holds for less than a year from the last change, by no clock', () => {
  expect(text).toContain('\nExpires: 2027-02-28T10:00:00.000Z\n');
});

test('a source without history gives no date', () => {
  expect(lastChange('/')).toBeUndefined();
});
