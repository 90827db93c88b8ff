import { type Spelling, spellingsOf } from '../addressSpellings.ts';
import { origin as publicOrigin } from '../../site/site.ts';
import { type Answer, ask } from './request.ts';

/** One of each kind: home page, index page, and plain page, in both languages. */
export const PAGES = [
  '/',
  '/config/',
  '/guide/start/quick-start',
  '/zh/',
  '/zh/config/lib/dts',
];

export interface AddressResult {
  checked: number;
  problems: string[];
}

/** Requests every spelling; status, page, and canonical link must match. */
export async function checkAddresses(origin: string): Promise<AddressResult> {
  const result: AddressResult = { checked: 0, problems: [] };
  const page = async (address: string) => {
    const { status, body } = await ask(origin + address);
    if (status === 200 || address.endsWith('/404')) return body;
    throw new Error(
      `${origin}${address} returned ${status}, so its spellings have nothing to be compared with.`,
    );
  };
  const missing = { en: await page('/404'), zh: await page('/zh/404') };
  for (const address of PAGES) {
    const whole = await page(address);
    for (const spelling of spellingsOf(address)) {
      const isChinese = /^\/zh(\/|$)/.test(spelling.path.split('?')[0] ?? '');
      const problem = await problemOf(origin, address, spelling, {
        page: whole,
        missing: missing[isChinese ? 'zh' : 'en'],
      });
      result.checked += 1;
      if (problem) result.problems.push(`${spelling.path} ${problem}`);
    }
  }
  return result;
}

async function problemOf(
  origin: string,
  address: string,
  { path, outcome, query = '' }: Spelling,
  bodies: { page: Buffer; missing: Buffer },
): Promise<string | undefined> {
  const answer = await ask(origin + path);
  switch (outcome) {
    case 'page':
      return pageProblem(answer, address, bodies.page);
    case 'moves': {
      const { location = '' } = answer.headers;
      if (answer.status !== 301) return wrongStatus(answer, 301);
      if (location !== address + query) return `redirects to ${location}`;
      return pageProblem(await ask(origin + location), address, bodies.page);
    }
    case 'missing':
      if (answer.status !== 404) return wrongStatus(answer, 404);
      if (canonicalOf(answer)) return 'has a canonical link but is not a page';
      return answer.body.equals(bodies.missing)
        ? undefined
        : 'is not the 404 page in its language';
    case 'refused':
      return answer.status === 400 ? undefined : wrongStatus(answer, 400);
  }
}

function pageProblem(
  answer: Answer,
  address: string,
  page: Buffer,
): string | undefined {
  if (answer.status !== 200) return wrongStatus(answer, 200);
  const canonical = canonicalOf(answer);
  if (canonical !== publicOrigin + address) {
    return `has the canonical link ${canonical}`;
  }
  return answer.body.equals(page) ? undefined : `is not the page ${address}`;
}

const wrongStatus = ({ status }: Answer, expected: number) =>
  `returned ${status} instead of ${expected}`;

function canonicalOf({ body }: Answer): string | undefined {
  const [tag] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(String(body)) ?? [];
  return tag && /\bhref="([^"]*)"/.exec(tag)?.[1];
}
