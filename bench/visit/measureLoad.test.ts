import { expect, test } from '@rstest/core';
import { countAnswers } from './measureLoad.ts';

test('counts bytes by kind and every request, also those without a body', () => {
  const answer = { status: 200 };
  const counted = countAnswers([
    { ...answer, address: '/', kind: 'html', bytes: 10 },
    { ...answer, address: '/a.js', kind: 'js', bytes: 5 },
    { ...answer, address: '/b.js', kind: 'js', bytes: 7 },
    { status: 304, address: '/i.svg', kind: 'image', bytes: 0 },
  ]);
  expect(counted).toMatchObject({
    htmlBytes: 10,
    jsBytes: 12,
    cssBytes: 0,
    totalBytes: 22,
    requests: 4,
  });
});
