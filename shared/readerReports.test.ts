import { expect, test } from '@rstest/core';
import { checkReports } from './readerReports.ts';

test.each(['/reports', 'https://reports.example/in', 'HTTPS://a.example/?x=1'])(
  'accepts %s',
  url => {
    expect(() => checkReports({ url, share: 0.1 })).not.toThrow();
  },
);

test.each([
  'http://reports.example/',
  '//reports.example/',
  '/\\reports.example/',
  'reports',
  'javascript:alert(1)',
  'https://a.example/"; x=y',
  '/a b',
  '/a\r\nX: y',
  '',
])('refuses %j', url => {
  expect(() => checkReports({ url, share: 0.1 })).toThrow('READER_REPORTS_URL');
});

test.each([0, -1, 1.1, NaN])('refuses a share of %s', share => {
  expect(() => checkReports({ url: '/reports', share })).toThrow(
    'READER_REPORTS_SHARE',
  );
});
