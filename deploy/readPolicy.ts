import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_HOSTS_FILE } from '../search/SearchConfig.ts';
import { checkRedirects } from './checkRedirects.ts';
import { type BuiltPage, collectInlineHashes } from './inlineHashes.ts';
import { pageAddress } from './pageAddress.ts';
import { createPolicy, type Policy } from './policy.ts';

/** Creates the policy for a build from its inline parts and its search hosts. */
export function readPolicy(dist: string, pages: readonly BuiltPage[]): Policy {
  const policy = createPolicy({
    inlineHashes: collectInlineHashes(pages),
    searchHosts: readSearchHosts(dist),
    pages: pages.map(({ file }) => pageAddress(file)),
  });
  checkRedirects(policy.redirects);
  return policy;
}

/** The hosts that the build's search queries, usually none. */
function readSearchHosts(dist: string): string[] {
  const file = path.join(dist, SEARCH_HOSTS_FILE);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}
