import { serviceHit } from '../support/hostedServer.ts';
import { english } from '../support/languages.ts';
import { searchParts } from '../support/search.ts';
import { expect } from '../support/site.ts';
import { expectOwnOptions } from './expectOwnOptions.ts';
import { SERVICE, test } from './hostilePage.ts';
import { nameOf, payloads } from './payloads.ts';
import { row } from './rows.ts';

test.use({ fixture: 'hosted-search' });

const answerOf = (hits: unknown[]) => JSON.stringify({ results: [{ hits }] });

interface Answer {
  name: string;
  body: string;
  /** What is there to see when it has come. */
  shown?: string;
}

const answers: Answer[] = [
  ...payloads.map(text => ({
    name: `text ${nameOf(text)}`,
    body: answerOf([
      serviceHit({
        objectID: text,
        hierarchy: { lvl0: text, lvl1: text, lvl2: text },
        _snippetResult: {
          content: { value: `<mark>${text}</mark>` },
          hierarchy: { lvl2: { value: `<mark>${text}</mark>` } },
        },
      }),
    ]),
    shown: text,
  })),
  ...[
    'javascript:canary()',
    'java\nscript:canary()',
    'https://evil.example/guide/sails',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'data:text/html,<script>canary()</script>',
    'http:evil.example',
  ].map(url => ({
    name: `address ${nameOf(url)}`,
    // Before an honest one.
    body: answerOf([serviceHit({ objectID: url, url }), serviceHit()]),
    shown: 'Spinnaker of the service',
  })),
  {
    name: 'keys of every object',
    body: '{"results":[{"hits":[{"__proto__":{"url":"/guide/sails","polluted":1},"constructor":{"prototype":{"polluted":1}}}]}],"__proto__":{"polluted":1}}',
  },
  {
    name: 'a query id that is code',
    body: JSON.stringify({
      results: [{ hits: [serviceHit()], queryID: payloads[0] }],
    }),
    shown: 'Spinnaker of the service',
  },
];

/** The same word in other letters: an answer to the same text would be kept. */
const spell = (at: number) =>
  [...'spinnaker']
    .map((letter, place) => ((at >> place) % 2 ? letter.toUpperCase() : letter))
    .join('');

test('answers of a hosted service', async ({ hostile }) => {
  const { page } = hostile;
  const context = page.context();
  let answer = '';
  await context.route(SERVICE, route =>
    route.fulfill({
      body: answer,
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      },
    }),
  );
  await page.goto('/guide/sails');
  const { button, field, options } = searchParts(page, english.words);
  for (const [at, { name, body, shown = '' }] of answers.entries()) {
    await row(`hosted answer: ${name}`, async () => {
      answer = body;
      await button.click();
      await field.fill('');
      await expect(options).toHaveCount(0);
      const answered = page.waitForResponse(/\/queries(\?|$)/);
      await field.fill(spell(at));
      await answered;
      await expect(options.first()).toContainText(shown);
      await expectOwnOptions(hostile);
    });
  }
  await context.unroute(SERVICE);
});
