import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';

/** The settings of a build with these variables. */
async function settingsWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables))
    rs.stubEnv(name, value);
  const { searchSettings } = await import('./search.ts');
  return searchSettings;
}

const service = {
  DOCSEARCH_APP_ID: 'app',
  DOCSEARCH_API_KEY: 'key',
  DOCSEARCH_INDEX_NAME: 'rslib',
};

beforeEach(() => {
  rs.resetModules();
});
afterEach(() => {
  rs.unstubAllEnvs();
});

test('a plain build asks nobody and tells nobody', async () => {
  const { hosted, insights } = await settingsWith({ DOCSEARCH_INSIGHTS: 'on' });
  expect(hosted).toBeUndefined();
  expect(insights).toBeFalsy();
});

test('a hosted search is told what readers open only if the operator says so', async () => {
  expect((await settingsWith(service)).insights).toBe(false);
});

test('the operator can let the hosted search know', async () => {
  const settings = await settingsWith({ ...service, DOCSEARCH_INSIGHTS: 'on' });
  expect(settings.hosted).toEqual({
    appId: 'app',
    apiKey: 'key',
    indexName: 'rslib',
  });
  expect(settings.insights).toBe(true);
});
