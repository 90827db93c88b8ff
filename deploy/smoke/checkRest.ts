import { ENGINE_FOLDER } from '../../shared/buildFiles.ts';
import { SECURITY_TEXT } from '../securityText.ts';
import { trimmedAddresses } from '../trimmedAddresses.ts';
import { locales } from '../../site/locales.ts';
import { headerProblems, policy, varyProblems } from './checkPage.ts';
import { get } from './get.ts';

/** A request, and what was wrong with the response. */
export interface Finding {
  name: string;
  problems: string[];
}

/** Leaves enough time for a release before security.txt expires. */
const SECURITY_NOTICE_MS = 14 * 24 * 60 * 60 * 1000;

export const unless = (isRight: boolean, problem: string) =>
  isRight ? [] : [problem];

/**
 * A missing page gets a 404 page in its language, with all headers. Nobody may keep it,
 * because the next release may have the file.
 */
export async function checkMissing(origin: string): Promise<Finding[]> {
  const english = /<html[^>]* lang="en/;
  const missing: [string, string, RegExp, accept?: string][] = [
    ['/nothing-here', 'text/html', english],
    ['/404', 'text/html', english],
    ['/zh/nothing-here', 'text/html', /<html[^>]* lang="zh/],
    ['/static/js/nothing-here.js', 'text/html', english],
    ['/static/font/nothing-here.woff2', 'text/html', english],
    [`${ENGINE_FOLDER}nothing-here.js`, 'text/html', english],
    ['/nothing-here.md', 'text/markdown', /llms\.txt/],
    ['/nothing-here', 'text/markdown', /llms\.txt/, 'text/markdown'],
    ...policy.unserved.map((name): [string, string, RegExp] => [
      `/${name}`,
      'text/html',
      english,
    ]),
  ];
  return Promise.all(
    missing.map(async ([name, type, text, accept]) => {
      const reply = await get(origin + name, accept ? { Accept: accept } : {});
      return {
        name: accept ? `${name} as ${accept}` : name,
        problems: [
          ...unless(
            reply.status === 404,
            `returned ${reply.status} instead of 404`,
          ),
          ...unless(
            reply.headers.get('content-type')?.startsWith(type) === true,
            `is not ${type}`,
          ),
          ...unless(text.test(reply.text), `lacks ${text.source}`),
          ...unless(
            reply.headers.get('cache-control') === policy.cache.other,
            `would be kept: ${reply.headers.get('cache-control')}`,
          ),
          ...headerProblems(reply),
        ],
      };
    }),
  );
}

/** Pages that moved and shortened URLs redirect to a page in one step. */
export async function checkRedirects(
  origin: string,
  pages: readonly string[],
): Promise<Finding[]> {
  const moves = [
    ...policy.redirects,
    ...trimmedAddresses(pages),
    { from: '/index.html', to: '/', status: 301 },
    { from: '/zh', to: '/zh/', status: 301 },
  ];
  return Promise.all(
    moves.map(async ({ from, to, status }) => {
      const reply = await get(origin + from);
      const location = reply.headers.get('location') ?? '';
      return {
        name: from,
        problems: [
          ...unless(reply.status === status, `returned ${reply.status}`),
          ...unless(
            location === to || location === origin + to,
            `redirects to ${location}`,
          ),
        ],
      };
    }),
  );
}

/** Feeds, lists for crawlers and agents, and Markdown by `Accept`. */
export async function checkFiles(
  origin: string,
  feeds: readonly string[],
): Promise<Finding[]> {
  const files: [name: string, type: string, text: string, accept?: string][] = [
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/sitemap.xml', 'application/xml', '<lastmod>'],
    ['/llms.txt', 'text/plain', '# '],
    ['/', 'text/markdown', '# ', 'text/markdown'],
    ...feeds.map((name): [string, string, string] => [
      name,
      'application/rss+xml',
      '<item>',
    ]),
  ];
  const findings = files.map(async ([name, type, text, accept]) => {
    const reply = await get(origin + name, accept ? { Accept: accept } : {});
    return {
      name: accept ? `${name} as ${accept}` : name,
      problems: [
        ...unless(
          reply.status === 200,
          `returned ${reply.status} instead of 200`,
        ),
        ...unless(
          reply.headers.get('content-type')?.startsWith(type) === true,
          `has the type ${reply.headers.get('content-type')}`,
        ),
        ...unless(reply.text.includes(text), `lacks "${text}"`),
        ...headerProblems(reply, name),
        ...(accept ? varyProblems(reply) : []),
      ],
    };
  });
  const security = await get(`${origin}/${SECURITY_TEXT}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security.text) ?? [];
  const validity: Finding = {
    name: `/${SECURITY_TEXT}`,
    problems: [
      ...unless(
        security.status === 200,
        `returned ${security.status} instead of 200`,
      ),
      ...unless(
        Date.parse(expires) > Date.now() + SECURITY_NOTICE_MS,
        `expires "${expires}": build and release the site again`,
      ),
    ],
  };
  const count: Finding = {
    name: 'feeds',
    problems: unless(
      feeds.length === locales.length,
      `pages link to ${feeds.length} feeds for ${locales.length} languages`,
    ),
  };
  return [count, validity, ...(await Promise.all(findings))];
}
