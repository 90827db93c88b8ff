import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileToAddress } from '../../shared/siteAddress.ts';
import { addressesIn } from '../build-record/checkBuild.ts';
import { ASSETS } from '../build-record/kept.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import type { Answer } from './request.ts';

/** What a release must respond with; plain data, since it's sent to a worker. */
export interface Expected {
  csp: string;
  /** URL → hash of its bytes, by encoding. */
  pages: Record<string, Record<Encoding, string>>;
  assets: Record<string, Record<Encoding, string>>;
  /** What each page loads. */
  loads: Record<string, string[]>;
}

export const encodings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof encodings;

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64');
}

/** Reads what the release of a build must respond with. */
export async function readExpected(dist: string): Promise<Expected> {
  const built = await readBuild(dist);
  const policy = readPolicy(dist, built);
  const hashes = (file: string) => {
    const hash = (ending: string) =>
      hashOf(readFileSync(path.join(dist, file + ending)));
    return { br: hash('.br'), gzip: hash('.gz'), identity: hash('') };
  };
  const expected: Expected = {
    csp: policy.headers['Content-Security-Policy'] ?? '',
    pages: {},
    assets: {},
    loads: {},
  };
  for (const { file, html } of built) {
    if (file.endsWith('404.html')) continue;
    const address = fileToAddress(file);
    const loads = addressesIn(html).filter(
      name => name.startsWith(`/${ASSETS}/`) && name.endsWith('.js'),
    );
    expected.pages[address] = hashes(file);
    expected.loads[address] = loads;
    for (const name of loads) expected.assets[name] ??= hashes(name.slice(1));
  }
  return expected;
}

/** What's wrong with the response for a page, if anything. */
export function pageProblem(
  answer: Answer,
  address: string,
  encoding: Encoding,
  releases: readonly Expected[],
): { release?: number; problem?: string } {
  if (answer.status !== 200) return { problem: `status ${answer.status}` };
  const hash = hashOf(answer.body);
  const release = releases.findIndex(
    ({ pages }) => pages[address]?.[encoding] === hash,
  );
  if (release === -1) return { problem: 'is not a page of any release' };
  const header = answer.headers['content-security-policy'];
  return header === releases[release]?.csp
    ? { release }
    : { release, problem: `doesn't have the header of its release ${release}` };
}

/** What's wrong with the response for a hashed file of a release, if anything. */
export function assetProblem(
  answer: Answer,
  name: string,
  encoding: Encoding,
  release: Expected | undefined,
): string | undefined {
  if (answer.status !== 200) return `status ${answer.status}`;
  if (hashOf(answer.body) !== release?.assets[name]?.[encoding]) {
    return 'differs from its file';
  }
  return String(answer.headers['cache-control']).includes('immutable')
    ? undefined
    : 'is not cacheable';
}
