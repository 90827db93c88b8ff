import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_HOSTS_FILE } from '../search/SearchConfig.ts';
import { checkRedirects } from './checkRedirects.ts';
import { type BuiltPage, collectInlineHashes } from './inlineHashes.ts';
import { pageAddress } from './pageAddress.ts';
import { createPolicy, type Policy } from './policy.ts';

/** Makes the policy for a build: its inline hashes, and the hosts of its search. */
export function readPolicy(dist: string, pages: readonly BuiltPage[]): Policy {
  const policy = createPolicy({
    inlineHashes: collectInlineHashes(pages),
    searchHosts: readSearchHosts(dist),
    pages: pages.map(({ file }) => pageAddress(file)),
  });
  checkRedirects(policy.redirects);
  return policy;
}

/** The build says which hosts it asks; most ask none. */
function readSearchHosts(dist: string): string[] {
  const file = path.join(dist, SEARCH_HOSTS_FILE);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}
