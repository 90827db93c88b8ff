import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headerProblems, policy } from './checkPage.ts';
import { type Finding, unless } from './checkRest.ts';
import { get, type Reply } from './get.ts';

/** What browsers request; the server has a separate file for each. */
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

export interface CheckedBody {
  problems: string[];
  /** Of the unencoded body. */
  hash: string;
  reply: Reply;
}

/**
 * Requests a file in each encoding. All of them must decode to the same bytes: only
 * readers whose browsers request that encoding would see a damaged copy.
 */
export async function checkBodies(
  url: string,
  isText: boolean,
): Promise<CheckedBody> {
  const replies: Reply[] = [];
  for (const encoding of ENCODINGS) {
    replies.push(await get(url, { 'Accept-Encoding': encoding }));
  }
  // There is a reply for each encoding, and more than one encoding.
  const [plain, ...encoded] = replies as [Reply, ...Reply[]];
  const failed = replies.find(({ status }) => status !== 200);
  if (failed) {
    const problem = `returned ${failed.status || failed.text} instead of 200`;
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
          `differs with ${ENCODINGS[at + 1]} from the unencoded response`,
        ),
        // A server without brotli responds with gzip, which is fine.
        ...unless(
          !isText || at > 0 || headers.has('content-encoding'),
          'is not compressed',
        ),
      ]),
    ],
  };
}

/** A hashed file is complete in each encoding, cacheable, and has its headers. */
export async function checkAsset(
  origin: string,
  name: string,
  { dist, known }: { dist: string; known: string | undefined },
): Promise<Finding & { hash: string }> {
  const isText = /\.(?:js|json)$/.test(name);
  const { hash, problems, reply } = await checkBodies(origin + name, isText);
  // The name contains a hash, so files with that name are the same everywhere.
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
      ...unless(isBuilt, `differs from ${built}`),
      ...unless(
        known === undefined || hash === '' || hash === known,
        'differs from an earlier run',
      ),
      ...unless(
        reply.status !== 200 ||
          reply.headers.get('cache-control') === policy.cache.immutable,
        'is not cacheable',
      ),
      ...(reply.status === 200 ? headerProblems(reply, name) : []),
    ],
  };
}
