import { createPolicy } from '../policy.ts';
import { SECURITY_TEXT } from '../securityText.ts';
import { trimmedAddresses } from '../trimmedAddresses.ts';
import { locales } from '../../site/locales.ts';
import { headerProblems } from './checkPage.ts';
import { get } from './get.ts';

/** One thing that was asked for, and what was wrong with the answer. */
export interface Finding {
  name: string;
  problems: string[];
}

/** Time enough for a release before the address of the file runs out. */
const SECURITY_NOTICE_MS = 14 * 24 * 60 * 60 * 1000;

const { redirects } = createPolicy({
  inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
  searchHosts: [],
});

export const unless = (isRight: boolean, problem: string) =>
  isRight ? [] : [problem];

/** Lost readers get a page of their language, with status and headers. */
export async function checkMissing(origin: string): Promise<Finding[]> {
  const missing = [
    ['/nothing-here', 'text/html', 'lang="en'],
    ['/zh/nothing-here', 'text/html', 'lang="zh'],
    ['/static/js/nothing-here.js', 'text/html', 'lang="en'],
    ['/nothing-here.md', 'text/markdown', 'llms.txt'],
  ] as const;
  return Promise.all(
    missing.map(async ([name, type, text]) => {
      const reply = await get(origin + name);
      return {
        name,
        problems: [
          ...unless(reply.status === 404, `answers ${reply.status}, not 404`),
          ...unless(
            reply.headers.get('content-type')?.startsWith(type) === true,
            `is not of the type ${type}`,
          ),
          ...unless(reply.text.includes(text), `lacks ${text}`),
          ...headerProblems(reply),
        ],
      };
    }),
  );
}

/** Pages that moved, and addresses cut short, lead to a page in one step. */
export async function checkRedirects(
  origin: string,
  pages: readonly string[],
): Promise<Finding[]> {
  const moves = [
    ...redirects,
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
          ...unless(reply.status === status, `answers ${reply.status}`),
          ...unless(
            location === to || location === origin + to,
            `leads to ${location}`,
          ),
        ],
      };
    }),
  );
}

/** Feeds, lists for machines, and the pages' Markdown by `Accept`. */
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
        ...unless(reply.status === 200, `answers ${reply.status}, not 200`),
        ...unless(
          reply.headers.get('content-type')?.startsWith(type) === true,
          `has the type ${reply.headers.get('content-type')}`,
        ),
        ...unless(reply.text.includes(text), `lacks "${text}"`),
      ],
    };
  });
  const security = await get(`${origin}/${SECURITY_TEXT}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security.text) ?? [];
  const validity: Finding = {
    name: `/${SECURITY_TEXT}`,
    problems: [
      ...unless(security.status === 200, `answers ${security.status}, not 200`),
      ...unless(
        Date.parse(expires) > Date.now() + SECURITY_NOTICE_MS,
        `holds until "${expires}" only: build and release the site again`,
      ),
    ],
  };
  const count: Finding = {
    name: 'feeds',
    problems: unless(
      feeds.length === locales.length,
      `the pages name ${feeds.length} feeds for ${locales.length} languages`,
    ),
  };
  return [count, validity, ...(await Promise.all(findings))];
}
