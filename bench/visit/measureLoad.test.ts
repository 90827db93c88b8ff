import { expect, test } from '@rstest/core';
import { countAnswers } from './measureLoad.ts';

test('counts bytes by kind and every request, also those without a body', () => {
  const counted = countAnswers([
    { kind: 'html', bytes: 10 },
    { kind: 'js', bytes: 5 },
    { kind: 'js', bytes: 7 },
    { kind: 'image', bytes: 0 },
    { kind: 'font', bytes: 30 },
  ]);
  expect(counted).toMatchObject({
    'HTML, kB': 10,
    'JavaScript, kB': 12,
    'CSS files, kB': 0,
    'bodies, kB': 52,
    'bodies without fonts, kB': 22,
    requests: 5,
  });
});
