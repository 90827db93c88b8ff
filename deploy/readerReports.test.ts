import { expect, test } from '@rstest/core';
import { createSite } from './nginx/createSite.ts';
import { createHeadersFile } from './hosts/headersFile.ts';
import { createPolicy } from './policy.ts';
import { readReportsUrl } from './readerReports.ts';

const hostFiles = (env: NodeJS.ProcessEnv) => {
  const policy = createPolicy({
    inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
    searchHosts: [],
    reportsUrl: readReportsUrl(env),
  });
  return [
    createSite(policy, {
      root: '/srv',
      listen: ['80'],
      serverName: '_',
      hasBrotli: true,
    }),
    createHeadersFile(policy),
  ];
};

test('by default, no host asks browsers for reports', () => {
  for (const text of hostFiles({})) expect(text).not.toMatch(/report/i);
});

test('with an address, every host tells browsers where to report', () => {
  const url = 'https://reports.example/in?a=b';
  for (const text of hostFiles({ READER_REPORTS_URL: url })) {
    const plain = text.replaceAll('\\"', '"');
    expect(plain).toContain('Reporting-Endpoints');
    expect(plain).toContain(`reports="${url}"`);
    expect(plain).toContain('; report-to reports');
  }
});

test.each([
  'http://reports.example/',
  '//reports.example/',
  '/reports',
  'javascript:alert(1)',
  'https://a.example/"; x=y',
  'https://a.example/\r\nX: y',
])('refuses %j', url => {
  expect(() => readReportsUrl({ READER_REPORTS_URL: url })).toThrow(
    'Set READER_REPORTS_URL',
  );
});
