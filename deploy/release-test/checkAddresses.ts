import { type Spelling, spellingsOf } from '../addressSpellings.ts';
import { origin as publicOrigin } from '../../site/site.ts';
import { type Answer, ask } from './request.ts';

/** One of each kind: start page, index page and plain page, in each language. */
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

/** Asks for every spelling: status, page and canonical link must agree. */
export async function checkAddresses(origin: string): Promise<AddressResult> {
  const result: AddressResult = { checked: 0, problems: [] };
  const page = async (address: string) => {
    const { status, body } = await ask(origin + address);
    if (status === 200 || address.endsWith('/404')) return body;
    throw new Error(
      `${origin}${address} answers ${status}, so no spelling of it can be compared.`,
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
      if (answer.status !== 301) return `answers ${answer.status}, not 301`;
      if (location !== address + query) return `moves to ${location}`;
      return pageProblem(await ask(origin + location), address, bodies.page);
    }
    case 'missing':
      if (answer.status !== 404) return `answers ${answer.status}, not 404`;
      if (canonicalOf(answer)) return 'has a canonical link and is no page';
      return answer.body.equals(bodies.missing)
        ? undefined
        : 'is not the 404 page of its language';
    case 'refused':
      return answer.status === 400
        ? undefined
        : `answers ${answer.status}, not 400`;
  }
}

function pageProblem(
  answer: Answer,
  address: string,
  page: Buffer,
): string | undefined {
  if (answer.status !== 200) return `answers ${answer.status}, not 200`;
  const canonical = canonicalOf(answer);
  if (canonical !== publicOrigin + address) {
    return `has the canonical link ${canonical}`;
  }
  return answer.body.equals(page) ? undefined : `is not the page ${address}`;
}

function canonicalOf({ body }: Answer): string | undefined {
  const [tag] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(String(body)) ?? [];
  return tag && /\bhref="([^"]*)"/.exec(tag)?.[1];
}
