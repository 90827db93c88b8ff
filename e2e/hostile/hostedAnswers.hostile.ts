import { serviceHit } from '../support/hostedServer.ts';
import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expectOwnOptions } from './expectOwnOptions.ts';
import { test } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';

test.use({ fixture: 'hosted-search' });

const SERVICE = /algolia(net)?\.(net|com|io)\//;

const answerOf = (hits: unknown[]) => JSON.stringify({ results: [{ hits }] });

const answers: [name: string, body: string][] = [
  ...payloads.map((text): [string, string] => [
    `text ${nameOf(text)}`,
    answerOf([
      serviceHit({
        objectID: text,
        hierarchy: { lvl0: text, lvl1: text, lvl2: text },
        _snippetResult: {
          content: { value: `<mark>${text}</mark>` },
          hierarchy: { lvl2: { value: `<mark>${text}</mark>` } },
        },
      }),
    ]),
  ]),
  ...[
    'javascript:canary()',
    'java\nscript:canary()',
    'https://evil.example/guide/sails',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'data:text/html,<script>canary()</script>',
    'http:evil.example',
  ].map((url): [string, string] => [
    `address ${nameOf(url)}`,
    answerOf([serviceHit({ url })]),
  ]),
  [
    'keys of every object',
    '{"results":[{"hits":[{"__proto__":{"url":"/guide/sails","polluted":1},"constructor":{"prototype":{"polluted":1}}}]}],"__proto__":{"polluted":1}}',
  ],
  [
    'a query id that is code',
    JSON.stringify({
      results: [{ hits: [serviceHit()], queryID: payloads[0] }],
    }),
  ],
];

for (const [name, body] of answers) {
  test(`hosted answer: ${name}`, async ({ hostile }) => {
    const { page } = hostile;
    const context = page.context();
    await context.route(SERVICE, route =>
      route.fulfill({
        body,
        contentType: 'application/json',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        },
      }),
    );
    await page.goto('/guide/sails');
    const { button, field } = searchParts(page, english.words);
    await button.click();
    const answered = page.waitForResponse(SERVICE);
    await field.fill('spinnaker');
    await answered;
    await expectOwnOptions(hostile);
    await context.unroute(SERVICE);
  });
}
