import { browserOptions } from '../../tooling/browserOptions.ts';
import { HostedServer } from './hostedServer.ts';
import { onFixture, test as base } from './site.ts';

/** The client's host and path. */
export const QUERIES = '/1/indexes/*/queries';

/** A page of the fixture, and what the service calls its hit. */
export const PAGE = '/guide/sails';
export const hostedName = 'Spinnaker of the service';

const HOSTS = ['*.algolia.net', '*.algolianet.com', 'insights.algolia.io'];
const port = 18_700 + Number(process.env.TEST_PARALLEL_INDEX ?? '0');

/** For specs on a site with a hosted service: each test gets its own. */
export const test = base.extend<{ service: HostedServer }>({
  ...onFixture('hosted-search'),

  service: [
    // Playwright reads a fixture's dependencies from the pattern, even if empty.
    // rslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = new HostedServer();
      await service.start(port);
      await use(service);
      await service.stop();
    },
    { auto: true },
  ],
});

/** A browser option, so use it at the top of a spec: `test.use(atService)`. */
export const atService = {
  launchOptions: {
    ...browserOptions,
    args: [
      ...browserOptions.args,
      `--host-resolver-rules=${HOSTS.map(host => `MAP ${host}:443 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
  },
  allowedProblems: {
    'the service fails on purpose': /Failed to load resource|net::ERR|CORS/,
  },
};

export { expect } from './site.ts';
