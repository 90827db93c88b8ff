import { describe, expect, test } from '@rstest/core';
import { checkUnanswered, searchHosts } from './SearchConfig.ts';

const manifest = '/search.json';
const hosted = { appId: 'a', apiKey: 'k', indexName: 'docs' };

describe('searchHosts', () => {
  test('are none unless something is configured', () => {
    expect(searchHosts({ manifest })).toEqual([]);
    expect(searchHosts({ manifest, unansweredUrl: '/queries' })).toEqual([]);
  });

  test('are those of the service, and the one that receives queries', () => {
    const unansweredUrl = 'https://ops.example:8443/queries?site=docs';
    expect(searchHosts({ manifest, unansweredUrl })).toEqual([
      'https://ops.example:8443',
    ]);
    expect(
      searchHosts({ manifest, hosted, insights: true, unansweredUrl }),
    ).toEqual([
      'https://*.algolia.net',
      'https://*.algolianet.com',
      'https://insights.algolia.io',
      'https://ops.example:8443',
    ]);
  });
});

describe('checkUnanswered', () => {
  test.each([undefined, 'https://ops.example/queries', '/queries'])(
    '%s is accepted',
    unansweredUrl => {
      expect(() => checkUnanswered({ unansweredUrl })).not.toThrow();
    },
  );

  test.each([
    'http://ops.example/queries',
    '//ops.example/queries',
    '/\\ops.example/queries',
    'ops.example/queries',
    'javascript:alert(1)',
    '',
  ])('%s is refused', unansweredUrl => {
    expect(() => checkUnanswered({ unansweredUrl })).toThrow(
      `can't be sent to "${unansweredUrl}"`,
    );
  });
});
