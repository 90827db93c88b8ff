import { languages } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { gradeAddress } from './observatory.ts';

const LEAST_SCORE = 125;

/** One page of each kind, and addresses that have none. */
const kinds = [
  ['the home page', '/', 200],
  ['a guide', '/guide/start/quick-start', 200],
  ['an overview', '/config/', 200],
  ['a page of the reference', '/config/lib/dts', 200],
  ['the list of posts', '/blog/', 200],
  ['a post', '/blog/introducing-rslib', 200],
  ['an address without a page', '/no/such/page', 404],
] as const;

function readServer() {
  const {
    E2E_ORIGIN: origin,
    E2E_PLAIN_ORIGIN: plainOrigin,
    E2E_CERTIFICATE: certificate,
  } = process.env;
  if (!origin || !plainOrigin || !certificate) {
    throw new Error(
      'The server with a certificate is not running. Start the tests with `npm run gate headers:check`.',
    );
  }
  return { origin, plainOrigin, certificate };
}

test('the Observatory has nothing to say', async () => {
  for (const { name, prefix } of languages) {
    for (const [kind, path, status] of kinds) {
      await test.step(`${kind} in ${name} scores at least ${LEAST_SCORE}`, async () => {
        const grade = await gradeAddress(prefix + path, readServer());
        expect(grade.failed).toEqual([]);
        expect(grade).toMatchObject({ status, grade: 'A+' });
        expect(grade.score).toBeGreaterThanOrEqual(LEAST_SCORE);
      });
    }
  }

  await test.step('the score is taken over the real connection', async () => {
    const { results } = await gradeAddress('/', readServer());
    expect(results).toContain('redirection-to-https');
    expect(results).toContain('hsts-implemented-max-age-at-least-six-months');
    expect(results).toContain(
      'csp-implemented-with-no-unsafe-default-src-none',
    );
  });
});
