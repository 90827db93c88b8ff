import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPolicy } from '../policy.ts';
import { type Finding, unless } from './checkRest.ts';
import { get, type Reply } from './get.ts';

/** What browsers ask for; a server has a file of its own for each. */
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

const { cache } = createPolicy({
  inlineHashes: { scripts: [], styles: [], styleAttributes: [] },
  searchHosts: [],
});

export interface CheckedBody {
  problems: string[];
  /** Of the text without an encoding. */
  hash: string;
  reply: Reply;
}

/**
 * Asks for a file in each encoding. All of them must be the same text: a damaged
 * copy would reach those readers alone whose browsers ask for it.
 */
export async function checkBodies(
  url: string,
  isText: boolean,
): Promise<CheckedBody> {
  const replies: Reply[] = [];
  for (const encoding of ENCODINGS) {
    replies.push(await get(url, { 'Accept-Encoding': encoding }));
  }
  const [plain, ...encoded] = replies as [Reply, ...Reply[]];
  const failed = replies.find(({ status }) => status !== 200);
  if (failed) {
    const problem = `answers ${failed.status || failed.text}, not 200`;
    return { problems: [problem], hash: '', reply: failed };
  }
  return {
    reply: plain,
    hash: createHash('sha256').update(plain.body).digest('hex'),
    problems: [
      ...unless(plain.body.length > 0, 'is empty'),
      ...encoded.flatMap(({ body, headers }, at) => [
        ...unless(
          body.equals(plain.body),
          `has other bytes as ${ENCODINGS[at + 1]} than without an encoding`,
        ),
        // A server without brotli answers with gzip, which is no fault.
        ...unless(
          !isText || at > 0 || headers.has('content-encoding'),
          'is not compressed',
        ),
      ]),
    ],
  };
}

/** Hashed files answer whole in each encoding, and may be kept. */
export async function checkAsset(
  origin: string,
  name: string,
  { dist, known }: { dist: string; known: string | undefined },
): Promise<Finding & { hash: string }> {
  const isText = /\.(?:js|json)$/.test(name);
  const { hash, problems, reply } = await checkBodies(origin + name, isText);
  // The name has a hash in it, so a file of that name is the same everywhere.
  const built = path.join(dist, name);
  const isBuilt =
    reply.status !== 200 ||
    !existsSync(built) ||
    readFileSync(built).equals(reply.body);
  return {
    name,
    hash,
    problems: [
      ...problems,
      ...unless(isBuilt, `has other bytes than ${built}`),
      ...unless(
        known === undefined || hash === '' || hash === known,
        'has other bytes than at an earlier run',
      ),
      ...unless(
        reply.status !== 200 ||
          reply.headers.get('cache-control') === cache.immutable,
        'may not be kept',
      ),
    ],
  };
}
