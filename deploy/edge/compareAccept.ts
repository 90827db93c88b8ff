import { forEachAtOnce } from '../forEachAtOnce.ts';

const AT_ONCE = 4;
const TYPES = [
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown;charset=utf-8',
  'text/markdown;variant=GFM',
  'text/html',
  'text/*',
  '*/*',
  'text/plain',
  'image/avif',
];
const WEIGHTS = ['', '', ';q=0', ';q=0.5', ';q=0.55', ';q=.5', ';q=0.9'];
WEIGHTS.push(';q=1', ';q=1.000', ' ; q=0.3', ';Q=0.7', ';q=2', ';a="b,c"');
const PAGES = ['/guide/start/', '/guide/basic/cli', '/zh/blog/', '/no/page'];

/** Sends generated `Accept` headers to two servers; gives those they differ on. */
export async function compareAccept(
  origins: readonly [string, string],
  count: number,
): Promise<{ markdown: number; differing: string[] }> {
  let state = 1;
  // Always the same sequence of numbers, so that failures are reproducible.
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 48_271) % 2_147_483_647;
    // The remainder is an index of the list.
    return list[state % list.length] as T;
  };
  const differing: string[] = [];
  let markdown = 0;
  const requests = Array.from({ length: count }, () => ({
    page: pick(PAGES),
    accept: Array.from(
      { length: pick([1, 2, 2, 3, 3, 4]) },
      () => pick(TYPES) + pick(WEIGHTS),
    ).join(pick([',', ', '])),
  }));
  await forEachAtOnce(requests, AT_ONCE, async ({ accept, page }) => {
    const [one, other] = await Promise.all(
      origins.map(async origin => {
        const headers = { Accept: accept, 'Accept-Encoding': 'identity' };
        const reply = await fetch(origin + page, { headers });
        const { length } = await reply.text();
        return `${reply.status} ${reply.headers.get('content-type')} ${length}`;
      }),
    );
    if (one?.includes('markdown')) markdown += 1;
    if (one !== other) differing.push(`${page} ${accept}: ${one} | ${other}`);
  });
  return { markdown, differing };
}
